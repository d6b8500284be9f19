import { Score } from '@material/material-color-utilities';
import { hueDistance } from '../derive/colour.ts';
import { type Pixels, type Shade, shadesOf } from './shades.ts';

export interface PickedSeed {
  readonly seed: 'brand' | 'accent' | 'neutral';
  /** `#rrggbb`: a colour that is in the picture, not a mean of several. */
  readonly hex: string;
  /** Of the picture's visible pixels, those of this colour and its near shades; 0–1. */
  readonly share: number;
  /** Why this one, as an operator reads it. */
  readonly reason: string;
}

export interface PickedSeeds {
  /** The brand first. */
  readonly picked: readonly PickedSeed[];
  /** Seeds that the picture did not give, and what is done about it. */
  readonly left: readonly string[];
}

/** Less of the picture is an edge or a speck. */
const speck = 0.01;
/** Weaker than this reads as grey (OKLCH chroma). */
const grey = 0.04;
/** Two hues nearer than this are one colour to the eye that looks for a second one; degrees. */
const apart = 30;

/**
 * Picks the seeds of a brand from its logo: near shades are grouped (extract-colors) and ranked by how well they carry a
 * theme (the score of Material Color Utilities). Transparent pixels do not count, and neither do near-white and
 * near-black, unless there is nothing else.
 *
 * @returns undefined when no pixel is visible
 */
export function pickSeeds(pixels: Pixels): PickedSeeds | undefined {
  const shades = shadesOf(pixels);
  const vivid = shades.filter((shade) => isColour(shade) && shade.share >= speck);
  const [brand, ...rest] = ranked(vivid);
  if (!brand) return fromGreys(shades);
  const accent = rest.find((shade) => hueDistance(shade.h, brand.h) >= apart);
  const neutral = shades.find((shade) => isGrey(shade) && shade.share >= 2 * speck);
  const picked: PickedSeed[] = [
    {
      seed: 'brand',
      ...colourAndShare(brand),
      reason: `the dominant colour: ${percent(brand.share)} of the logo, and saturated`,
    },
  ];
  const left: string[] = [];
  if (accent) {
    const degrees = Math.round(hueDistance(accent.h, brand.h));
    picked.push({
      seed: 'accent',
      ...colourAndShare(accent),
      reason: `the second colour, ${degrees}° from the brand on the colour wheel: ${percent(accent.share)} of the logo`,
    });
  } else {
    left.push(
      'accent: the logo has no second colour, so one is generated opposite the brand on the colour wheel',
    );
  }
  if (neutral) {
    picked.push({
      seed: 'neutral',
      ...colourAndShare(neutral),
      reason: `the logo's grey tints text and borders: ${percent(neutral.share)} of the logo`,
    });
  } else {
    left.push('neutral: the logo has no grey, so one is generated from the brand');
  }
  return { picked, left };
}

function fromGreys(shades: readonly Shade[]): PickedSeeds | undefined {
  const drawn = shades.filter((shade) => !isPaper(shade));
  const whole = drawn.reduce((sum, { share }) => sum + share, 0);
  // A grey says more than black does, but the soft edge of black letters on white is no grey of the brand's.
  const brand =
    drawn.find((shade) => isGrey(shade) && shade.share > whole / 4) ?? drawn[0] ?? shades[0];
  if (!brand) return undefined;
  const reason = `the logo has only white, grey and black, so the strongest tone is used: ${percent(brand.share)} of the logo`;
  return {
    picked: [{ seed: 'brand', ...colourAndShare(brand), reason }],
    left: [
      'accent: the logo has no colour; set seeds.accent in brand.json to choose one',
      'neutral: generated from the brand',
    ],
  };
}

/** OKLCH lightness beyond which a grey is paper. */
const nearWhite = 0.96;

const isPaper = ({ l, c }: Shade) => l > nearWhite && c < grey;
const isBlack = ({ l, c }: Shade) => l < 0.12 || (l < 0.25 && c < 0.015);
/** Dark text of a logo is often tinted; it is no second colour for that. */
const isTintedInk = ({ l, c }: Shade) => l < 0.34 && c < 0.08;
const isColour = (shade: Shade) =>
  shade.c >= grey && !isPaper(shade) && !isBlack(shade) && !isTintedInk(shade);
const isGrey = (shade: Shade) => !isPaper(shade) && !isBlack(shade) && !isColour(shade);

/** Best first. Score wants a population for each colour; a share of a million is one. */
function ranked(shades: readonly Shade[]): Shade[] {
  if (shades.length === 0) return [];
  const byNumber = new Map(shades.map((shade) => [argb(shade.hex), shade]));
  const population = new Map(
    [...byNumber].map(([number, { share }]) => [number, Math.round(share * 1e6)]),
  );
  const best = Score.score(population, { desired: 6, filter: true });
  const scored = best.flatMap((number) => byNumber.get(number) ?? []);
  // Score drops what is too rare or too pale for it and then answers with a blue of its own; the most used one is ours.
  return scored.length > 0 ? scored : [...shades];
}

const argb = (hex: string) => (0xff000000 | Number.parseInt(hex.slice(1), 16)) >>> 0;
const colourAndShare = ({ hex, share }: Shade) => ({ hex, share });
const percent = (share: number) => `${Math.max(1, Math.round(share * 100))} %`;
