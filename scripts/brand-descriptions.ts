/** What an editor says of a field when the pointer rests on it. */
export interface FieldWords {
  readonly description: string;
  /** Values that an editor offers. */
  readonly examples?: readonly unknown[];
}

const status = (name: string, rule: string): FieldWords => ({
  description: `The hue of the ${name} colour, #rrggbb, when the rule's own is not liked. Lightness and strength stay the rule's; it must be told from the other statuses. Default: ${rule}, kept apart from the brand's hue.`,
});

const face = {
  family: {
    description:
      'The typeface by the name of its @fontsource package, which must be installed: small letters, digits and dashes.',
    examples: ['noto-sans', 'be-vietnam-pro', 'plus-jakarta-sans'],
  },
  weights: {
    description:
      'One to three weights that the typeface has, the regular one first. Each is a file that a visitor loads.',
    examples: [[400, 600], [700]],
  },
};

/**
 * Of each field of brand.json by its path; `*` is any script under `typefaces`. A field without words here, and words without
 * a field, stop the schema from being written.
 */
export const brandDescriptions: Readonly<Record<string, FieldWords>> = {
  $schema: {
    description: 'Where an editor finds this help. Nothing else reads it.',
    examples: ['../brand.schema.json'],
  },
  schema: {
    description: 'The version of this format. Older files are read, too; newer ones are not.',
  },
  name: { description: 'The name of the brand as people read it, at most 60 letters.' },
  seeds: {
    description:
      'The colours that everything else is derived from, in four modes. Only the brand is required.',
    examples: [{ brand: '#0a6a72' }, { brand: '#0a6a72', accent: '#f2a71b' }],
  },
  'seeds.brand': {
    description:
      'Your colour, #rrggbb: kept exactly on fills in light mode. Where it is a text or an edge that could not be read, its lightness is moved, and "livery check" says so.',
    examples: ['#0a6a72'],
  },
  'seeds.accent': {
    description:
      'The second colour, #rrggbb, for highlights. Default: across the colour wheel from the brand.',
    examples: ['#f2a71b'],
  },
  'seeds.neutral': {
    description:
      'Tints texts, borders and dark surfaces, #rrggbb. Its hue and strength count, its lightness does not. Default: a grey with a quarter of the brand’s strength.',
  },
  'seeds.paper': {
    description: 'Tints light surfaces, #rrggbb. Default: a breath of the neutral.',
  },
  'seeds.stage': {
    description:
      'The deep region behind hero and jackpot, #rrggbb, kept exactly. Its text is light, so it must be dark enough. Default: a deep tone of the brand.',
  },
  'seeds.success': status('success', 'a green'),
  'seeds.warning': status('warning', 'an amber'),
  'seeds.danger': status('danger', 'a red'),
  'seeds.info': status('information', 'a blue'),
  'seeds.dark': { description: 'Exact fills for dark mode. Default: toned from the light ones.' },
  'seeds.dark.brand': {
    description:
      'The brand’s fill in dark mode, #rrggbb, kept exactly. Default: toned from seeds.brand.',
  },
  'seeds.dark.accent': {
    description:
      'The accent’s fill in dark mode, #rrggbb, kept exactly. Default: toned from seeds.accent.',
  },
  typefaces: {
    description:
      'Typefaces by script. A page loads those of its merchant’s scripts only. Default: the typefaces of the member’s system.',
  },
  'typefaces.*': {
    description:
      'The typefaces of this script; latin also sets Vietnamese. Default: those of the member’s system.',
  },
  'typefaces.*.display': { description: 'For headings, the jackpot and the brand’s own words.' },
  'typefaces.*.display.family': face.family,
  'typefaces.*.display.weights': face.weights,
  'typefaces.*.body': { description: 'For everything that is read.' },
  'typefaces.*.body.family': face.family,
  'typefaces.*.body.weights': face.weights,
  'typefaces.*.leading': {
    description:
      'Line heights, times the text size: more room than the script needs, never less, so that no stacked mark is cut.',
    examples: [{ body: 1.8, heading: 1.5 }],
  },
  'typefaces.*.leading.body': {
    description:
      'The line height of running text, times the text size. Default: the least that the script needs.',
  },
  'typefaces.*.leading.heading': {
    description:
      'The line height of headings, times the text size. Default: the least that the script needs.',
  },
  'typefaces.*.larger': {
    description:
      'How many px this script is set larger than Latin at the same size, so that both read alike. Default: the least, 1 for Thai and Bengali and 0 for others.',
  },
  typeScale: { description: 'How much larger each type size is than the one below it.' },
  'typeScale.phone': {
    description: 'The ratio from one type size to the next on a phone, 1.1 to 1.4.',
  },
  'typeScale.desktop': {
    description: 'The ratio from one type size to the next on a wide window, 1.1 to 1.4.',
  },
  radius: {
    description: 'How round corners are, in px from 0 to 28. Cards and small parts follow by rule.',
  },
  density: {
    description: 'Space between and inside things, and the height of controls.',
  },
  elevation: {
    description: 'Shadows: none at all, soft and wide, crisp and near, or deep.',
  },
  border: { description: 'The lines around controls and cards.' },
  'border.width': { description: 'How wide lines are, in px from 0.5 to 4.' },
  'border.style': { description: 'How lines are drawn.' },
  cover: { description: 'The shape of a game’s picture.' },
  motion: { description: 'How things move. Members who ask for less movement get none.' },
  'motion.style': { description: 'The way in which things come and go.' },
  'motion.ms': { description: 'How long a movement takes, in ms from 80 to 240.' },
  motif: { description: 'The drawn pattern of hero, dividers and empty states.' },
};
