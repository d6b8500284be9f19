import { mostMetrics } from '../../brand/script-metrics.ts';
import { lineHeightsOf } from '../../compile/script-rules.ts';
import { defineRule } from '../../document/rule.ts';
import { ableFaces } from '../able-faces.ts';
import { scriptOf } from '../font-needs.ts';
import { type Face, tallestWord } from '../probe-face.ts';
import { sampleOf } from '../script-samples.ts';
import { type OpenedFace, pointerTo, type Typesetting, typefaceRule } from './typeface-rule.ts';

/** The ink of common words stays within the line heights that the emitted rules give each language. */
export const clippedInk = typefaceRule(
  defineRule({
    code: 'fonts/clipped-ink',
    severity: 'warning',
    says: 'Line height {{height}} clips {{language}} {{what}} in "{{family}}": "{{word}}" requires {{needed}}.',
    fix: '{{fixes}}.',
  }),
  async (typesetting) => {
    const pairs = typesetting.faces.flatMap((face) =>
      typesetting.needs.languages
        .filter((tag) => scriptOf(tag) === face.script)
        .map(async (tag) => {
          const gaps = await clipped(face, tag, typesetting);
          return gaps ? [{ at: pointerTo(face, 'family'), gaps }] : [];
        }),
    );
    return (await Promise.all(pairs)).flat();
  },
);

async function clipped(face: OpenedFace, tag: string, { faces, brand, ...rest }: Typesetting) {
  const { needs, options } = rest;
  const { role, script, packageName } = face;
  const first = faces.find((one) => one.role === role && one.script === 'latin') ?? face;
  const strut = [...first.byWeight.values()][0];
  if (!strut) return undefined;
  const { words } = sampleOf(tag);
  const tallest = [...face.byWeight.values()]
    .map((files) => tallestWord(files, words, lean(strut)))
    .reduce((a, b) => (b.lineHeight > a.lineHeight ? b : a), { word: '', lineHeight: 0 });
  const key = role === 'body' ? 'body' : 'heading';
  const height = (options.lineHeights ?? lineHeightsOf)(tag, brand.typefaces)[key];
  if (tallest.lineHeight <= height + hairline) return undefined;
  // Another first typeface would place the line by its own ascent and descent.
  const fits = (files: Face) =>
    tallestWord(files, words, lean(face === first ? files : strut)).lineHeight <= height + hairline;
  const enough = Math.ceil((tallest.lineHeight - hairline) * 20) / 20;
  const others = await ableFaces(face, needs, options, fits);
  const fixes = [
    ...(enough <= mostMetrics[key]
      ? [`set "leading": { "${key}": ${enough} } in typefaces.${script}`]
      : []),
    ...(others.length > 0 ? [`use a typeface that fits: ${others.join(', ')}`] : []),
  ];
  const ways = fixes.join(', or ') || 'add an @fontsource package with shorter letters';
  return {
    height,
    language: languageName(tag),
    what: role === 'body' ? 'text' : 'headings',
    family: packageName,
    word: tallest.word,
    needed: tallest.lineHeight.toFixed(2),
    fixes: `${ways.charAt(0).toUpperCase()}${ways.slice(1)}`,
  };
}

/** The ascent less the descent, in em: twice the way from the middle of the content area down to the baseline. */
function lean(face: Face): number {
  const font = face[0]?.font;
  return font ? font.ascent - font.descent : 0;
}

/** em: less than a third of a pixel at 16 px is within what antialiasing spreads. */
const hairline = 0.02;

const languageName = (tag: string) =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
