import { colorsNamed } from 'culori/fn';

/** The `#rrggbb` of a colour that CSS knows by this name: `teal` is `#008080`. */
export function namedColour(name: string): string | undefined {
  const known: Readonly<Record<string, number>> = colorsNamed;
  const word = name.toLowerCase();
  if (!Object.hasOwn(known, word)) return undefined;
  return `#${(known[word] ?? 0).toString(16).padStart(6, '0')}`;
}
