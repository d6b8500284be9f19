/** The placeholders of a text, sorted: `{{count}}` gives `count`. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{(.*?)\}\}/gs)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/**
 * Placeholders that are no plain name. Formats inside of them (`{{count, number}}`) would follow the language's defaults
 * instead of the merchant's rules, so values come formatted.
 */
export function brokenPlaceholders(text: string): string[] {
  const broken = placeholdersOf(text).filter((name) => !/^[a-z][a-zA-Z]*$/.test(name));
  const rest = text.replace(/\{\{.*?\}\}/gs, '');
  return /[{}]/.test(rest) ? [...broken, rest.match(/.?[{}].?/)?.[0] ?? '{'] : broken;
}
