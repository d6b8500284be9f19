import { useMode as knowMode, modeLrgb, modeP3, modeRgb, modeXyz65, wcagContrast } from 'culori/fn';
import { paintedColours } from './panel/painted-pairs.ts';
import { selectorOf } from './panel/selector-of.ts';

// The colour spaces that CSS names here, and the ways between them.
for (const mode of [modeRgb, modeLrgb, modeXyz65, modeP3]) knowMode(mode);

/** Texts of a sheet as a browser paints them. */
export interface PaintedTexts {
  /** How many elements show a text on a ground. */
  readonly count: number;
  /** The colours of the texts, in CSS's words. */
  readonly colours: readonly string[];
  /** Texts under the wanted ratio, each with where it is. */
  readonly faint: readonly string[];
}

/**
 * Measures every text inside an element by the colours that the browser computes for it and for what lies behind it. An
 * oracle apart from the engine: no token is read, and WCAG's ratio is culori's, in whatever colour space CSS says.
 *
 * @param wanted the ratio of WCAG 2.2
 */
export function measureTexts(root: Element, wanted: number): PaintedTexts {
  const texts = paintedColours(root)
    .filter(({ kind }) => kind === 'text')
    .map(({ foreground, background, elements }) => {
      const [front, back] = [foreground, background].map((colour) =>
        colour.slice('other: '.length),
      );
      return { front: front ?? '', back: back ?? '', elements };
    });
  const faint = texts.flatMap(({ front, back, elements: [first, ...others] }) => {
    const ratio = wcagContrast(front, back);
    // A channel of eight bits is a step of this much at most where texts are.
    if (ratio > wanted - 1e-3) return [];
    const where = first ? selectorOf(first) : '';
    return [`${ratio.toFixed(3)}: ${front} on ${back}, ${where} and ${others.length} more`];
  });
  return {
    count: texts.reduce((sum, { elements }) => sum + elements.length, 0),
    colours: texts.map(({ front }) => front),
    faint,
  };
}
