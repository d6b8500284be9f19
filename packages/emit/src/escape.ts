const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as HTML text or as a quoted attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/**
 * A value as JSON inside a `<script type="application/json">`: no `<` is left that could end the element or open a
 * comment, and no U+2028 or U+2029, which old parsers took for line ends.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A value as JSON-LD inside a `<script>`: nothing is left that could end the element or open a comment (HTML Standard, "Restrictions for
 * contents of script elements"). Other markup stays as it is, so that an answer compresses with the article that it repeats.
 */
export function linkedData(value: unknown): string {
  return JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');
}

/**
 * CSS of our own writer for a `<style>` element.
 *
 * @throws TypeError when it could end the element: the writer escapes `<`, so this is our own mistake, not an operator's.
 */
export function styleText(css: string): string {
  if (css.includes('<'))
    throw new TypeError('livery: style sheets for a page must not contain "<".');
  return css;
}
