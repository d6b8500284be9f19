import type { DerivedTheme } from '@livery/theme';

/**
 * A plain logo for a brand that has none yet: the first letter on a tile in the brand's colour, the name beside it, in
 * colours that were solved for the mode.
 *
 * @param tokens of the mode that the logo is for
 * @param radius of the brand's corners, px
 */
export function drawMonogram(name: string, tokens: DerivedTheme['light'], radius: number): string {
  const letter = firstLetter(name);
  const words = wordmarkWidth(name);
  const width = Math.round(40 + words + 2);
  const corner = Math.min(16, radius);
  const fill = tokens['action.primaryFill'].hex;
  const edge = tokens['action.primaryEdge'].hex;
  const style = 'font-family="system-ui,sans-serif" font-weight="700"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32" role="img" aria-label="${escaped(name)}">`,
    `<rect x="0.75" y="0.75" width="30.5" height="30.5" rx="${corner}" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>`,
    `<text x="16" y="23" font-size="20" text-anchor="middle" ${style} fill="${tokens['action.primaryText'].hex}">${escaped(letter)}</text>`,
    // textLength: the name keeps its room whatever typeface the visitor's system has.
    `<text x="40" y="23" font-size="20" ${style} textLength="${words}" lengthAdjust="spacingAndGlyphs" fill="${tokens['text.body'].hex}">${escaped(name)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

function firstLetter(name: string): string {
  // A Thai vowel that is written first belongs to the letter after it.
  const [first] = letters.segment(name.replace(/^[\u0e40-\u0e44]/u, ''));
  return (first?.segment ?? '').toLocaleUpperCase('und');
}

/** As wide as a bold sans at 20 px sets it, near enough for `textLength` to change nothing that is seen; px. */
function wordmarkWidth(name: string): number {
  const width = [...letters.segment(name)].reduce((sum, { segment }) => sum + advance(segment), 0);
  return Math.round(width);
}

function advance(letter: string): number {
  if (/^[ ilIj.,'’!|]/.test(letter)) return 6;
  if (/^[mwMW@]/.test(letter)) return 17;
  if (/^\p{Lu}/u.test(letter)) return 14;
  return 11.5;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
