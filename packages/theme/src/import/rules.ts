import type { ColorToken } from '../compile/token-value.ts';

/** The seeds of brand.json that a colour's name can mean. */
export type Seed =
  | 'brand'
  | 'accent'
  | 'neutral'
  | 'paper'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info';

/** A name in words (see `nameWords`) that means exactly this seed, the surest first. */
export const seedNames: Readonly<Record<Seed, readonly string[]>> = {
  brand: [
    'brand',
    'primary',
    'brand primary',
    'primary brand',
    'primary button',
    'button primary',
    'interactive',
  ],
  accent: ['accent', 'secondary', 'brand accent', 'brand secondary', 'tertiary', 'highlight'],
  neutral: ['neutral', 'gray', 'grey', 'slate', 'neutral primary'],
  paper: ['background', 'page', 'canvas', 'body background', 'background page', 'page background'],
  success: ['success', 'positive', 'valid', 'support success'],
  warning: ['warning', 'caution', 'attention', 'support warning'],
  danger: ['danger', 'error', 'negative', 'critical', 'destructive', 'support error'],
  info: ['info', 'information', 'informative', 'support info'],
};

/** A hue's own name: only a guess, since nothing says what the colour is for. */
export const hueNames: Readonly<Partial<Record<Seed, readonly string[]>>> = {
  success: ['green'],
  warning: ['amber', 'orange', 'yellow'],
  danger: ['red'],
  info: ['blue'],
};

/** Words beside a seed's name that say what is painted with it. */
export const paintWords: ReadonlySet<string> = new Set(
  'fill solid icon text fg background bg'.split(' '),
);

/** Words for a colour in passing: never a seed. */
export const stateWords: ReadonlySet<string> = new Set(
  'hover hovered pressed active disabled selected checked visited inverse'.split(' '),
);

/** A name in words that means exactly this token. They hold in light mode; the other modes are derived. */
export const roleNames: Readonly<Partial<Record<ColorToken, readonly string[]>>> = {
  'text.body': [
    'text',
    'foreground',
    'body text',
    'text body',
    'text primary',
    'on background',
    'on surface',
    'fg',
  ],
  'text.muted': [
    'text muted',
    'muted foreground',
    'text secondary',
    'text subtle',
    'fg muted',
    'body subtext',
    'on surface variant',
    'text helper',
  ],
  'text.link': ['link', 'text link', 'link text', 'link primary'],
  'surface.page': ['surface'],
  'surface.raised': [
    'card',
    'card background',
    'surface raised',
    'background raised',
    'surface container',
    'layer',
    'layer 01',
  ],
  'surface.sunken': ['surface sunken', 'background sunken', 'surface dim', 'field', 'field 01'],
  'surface.overlay': ['surface overlay', 'popover', 'surface container high', 'layer 02'],
  'border.subtle': [
    'border',
    'divider',
    'border subtle',
    'body divider',
    'outline variant',
    'border subtle 01',
  ],
  'border.control': [
    'input',
    'input border',
    'border input',
    'border control',
    'outline',
    'border strong',
    'border strong 01',
  ],
  'border.focus': ['ring', 'focus', 'focus ring', 'border focus', 'focus border'],
  'action.primaryText': [
    'on primary',
    'primary foreground',
    'on brand',
    'text on primary',
    'primary button text',
    // Carbon's text-on-color: "color" is one of the words that say where a token lives.
    'text on',
  ],
  'action.primaryFillHover': [
    'primary hover',
    'brand hover',
    'primary fill hover',
    'primary button background hovered',
    'button primary hover',
  ],
  'action.accentText': ['on secondary', 'on accent', 'secondary foreground', 'accent foreground'],
  'status.dangerSurface': ['error container', 'danger surface'],
  'status.dangerText': ['on error container', 'text error'],
  'status.onDangerFill': ['on error', 'on danger', 'destructive foreground'],
};

/** A length of brand.json: the words that must be in the name, and what else may be. */
export interface LengthRule {
  readonly field: 'radius' | 'border.width';
  readonly words: readonly (readonly string[])[];
  /** Other words that leave no doubt, and those that leave some. */
  readonly sure: readonly string[];
  readonly likely: readonly string[];
  /** px. */
  readonly least: number;
  readonly most: number;
}

export const lengthRules: readonly LengthRule[] = [
  {
    field: 'radius',
    words: [['radius'], ['corner'], ['rounded']],
    sure: ['border', 'corner', 'card', 'container'],
    likely: ['md', 'medium', 'size'],
    least: 0,
    most: 28,
  },
  {
    field: 'border.width',
    words: [
      ['border', 'width'],
      ['stroke', 'width'],
      ['border', 'thickness'],
      ['stroke', 'border'],
    ],
    sure: ['control', 'size'],
    likely: ['thin', 'sm', 'small'],
    least: 0.5,
    most: 4,
  },
];

/** Words of a duration's name that may all be there for it to be the brand's `motion.ms`; 80 to 240 ms. */
export const durationWords: ReadonlySet<string> = new Set(
  'motion duration transition animation time medium normal fast short'.split(' '),
);

/** Words of a type family's name: any but these make it another use, such as code. */
export const familyWords = {
  around: new Set('font family families typeface typography text'.split(' ')),
  body: new Set('body sans primary'.split(' ')),
  display: new Set('heading headings display title headline'.split(' ')),
} as const;

/** Which step of a colour scale is most like the colour that the scale was made from. */
export function middleStep(steps: readonly number[]): number | undefined {
  const sorted = [...steps].sort((a, b) => a - b);
  const most = sorted.at(-1) ?? 0;
  // Tailwind, Material and their kin count to 900 or 950, Carbon to 100, Radix to 12.
  const known = most >= 500 ? [500, 600] : most > 20 ? [60, 50] : most === 12 ? [9] : [];
  return known.find((step) => sorted.includes(step)) ?? sorted[Math.floor(sorted.length / 2)];
}
