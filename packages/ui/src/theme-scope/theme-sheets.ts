/** A brand's variables as CSS text, and the name that its selector uses. */
export type ScopedTheme = { name: string; css: string };

type Entry = { sheet: CSSStyleSheet; css: string; scopes: number };

/** One constructed sheet per theme name, shared by all its scopes. */
const sheets = new Map<string, Entry>();

/** The selector that a theme named `name` is compiled for; quotes and backslashes are escaped. */
export function themeSelector(name: string): string {
  return `[data-theme="${name.replace(/["\\]/g, '\\$&')}"]`;
}

/**
 * Puts the theme's sheet into the document, or replaces its text in place when a scope of that name is already there:
 * a hundred edits leave as many sheets and rules as one. Returns how to take it away again.
 */
export function attachTheme({ name, css }: ScopedTheme): () => void {
  let entry = sheets.get(name);
  if (!entry) {
    entry = { sheet: new CSSStyleSheet(), css: '', scopes: 0 };
    sheets.set(name, entry);
    document.adoptedStyleSheets.push(entry.sheet);
  }
  if (entry.css !== css) {
    entry.sheet.replaceSync(css);
    entry.css = css;
  }
  entry.scopes += 1;
  const attached = entry;
  return () => {
    attached.scopes -= 1;
    // Kept until the end of the task: an edited theme is detached and attached again within one commit.
    queueMicrotask(() => {
      if (attached.scopes > 0 || sheets.get(name) !== attached) return;
      sheets.delete(name);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== attached.sheet);
    });
  };
}
