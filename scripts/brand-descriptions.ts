import type { FieldWords } from './describe.ts';

const status = (name: string, rule: string): FieldWords => ({
  description: `The hue of the ${name} colour, #rrggbb, if you do not want the generated one. Lightness and chroma stay generated; it must be distinct from the other statuses. Default: ${rule}, distinct from the brand's hue.`,
});

const face = {
  family: {
    description:
      'The typeface by the name of its @fontsource package, which must be installed: lower-case letters, digits and dashes.',
    examples: ['noto-sans', 'be-vietnam-pro', 'plus-jakarta-sans'],
  },
  weights: {
    description:
      'One to three weights that the typeface has, the regular one first. Each is a file that a visitor loads.',
    examples: [[400, 600], [700]],
  },
};

/**
 * The description of each field of brand.json by its path; `*` is any script under `typefaces`. A field without a description,
 * or a description without a field, stops the schema from being written.
 */
export const brandDescriptions: Readonly<Record<string, FieldWords>> = {
  $schema: {
    description: 'The location of this schema, for editors only.',
    examples: ['../brand.schema.json'],
  },
  schema: {
    description:
      'The version of this format. Older versions are migrated; newer ones are rejected.',
  },
  name: { description: 'The name of the brand that people read, at most 60 characters.' },
  seeds: {
    description:
      'The seed colours from which everything else is generated, in four modes. Only the brand is required.',
    examples: [{ brand: '#0a6a72' }, { brand: '#0a6a72', accent: '#f2a71b' }],
  },
  'seeds.brand': {
    description:
      'The seed colour of the brand, #rrggbb: kept exactly on fills in light mode. Its lightness is adjusted for text and borders without enough contrast; "livery check" lists each adjustment.',
    examples: ['#0a6a72'],
  },
  'seeds.accent': {
    description:
      'The second seed colour, #rrggbb, for highlights. Default: opposite the brand on the colour wheel.',
    examples: ['#f2a71b'],
  },
  'seeds.neutral': {
    description:
      'Tints text, borders and dark surfaces, #rrggbb. Livery uses its hue and chroma, not its lightness. Default: a grey with a quarter of the brand’s chroma.',
  },
  'seeds.paper': {
    description:
      'Page-background tint, #rrggbb: tints light surfaces. Default: a slight tint of the neutral.',
  },
  'seeds.stage': {
    description:
      'The hero surface behind hero and jackpot, #rrggbb, kept exactly. Its text is light, so it must be dark enough. Default: a dark shade of the brand.',
  },
  'seeds.success': status('success', 'a green'),
  'seeds.warning': status('warning', 'an amber'),
  'seeds.danger': status('danger', 'a red'),
  'seeds.info': status('information', 'a blue'),
  'seeds.dark': {
    description: 'Exact fills for dark mode. Default: generated from the light ones.',
  },
  'seeds.dark.brand': {
    description:
      'The brand’s fill in dark mode, #rrggbb, kept exactly. Default: generated from seeds.brand.',
  },
  'seeds.dark.accent': {
    description:
      'The accent’s fill in dark mode, #rrggbb, kept exactly. Default: generated from seeds.accent.',
  },
  typefaces: {
    description:
      'Typefaces by script. A page loads those of its merchant’s scripts only. Default: the member’s system fonts.',
  },
  'typefaces.*': {
    description:
      'The typefaces of this script; latin includes Vietnamese. Default: the member’s system fonts.',
  },
  'typefaces.*.display': { description: 'For headings, the jackpot and the brand name.' },
  'typefaces.*.display.family': face.family,
  'typefaces.*.display.weights': face.weights,
  'typefaces.*.body': { description: 'For body text.' },
  'typefaces.*.body.family': face.family,
  'typefaces.*.body.weights': face.weights,
  'typefaces.*.leading': {
    description:
      'Line heights as a multiple of the text size. They cannot be below the minimum of the script, so that stacked marks are not clipped.',
    examples: [{ body: 1.8, heading: 1.5 }],
  },
  'typefaces.*.leading.body': {
    description:
      'The line height of body text as a multiple of the text size. Default: the minimum of the script.',
  },
  'typefaces.*.leading.heading': {
    description:
      'The line height of headings as a multiple of the text size. Default: the minimum of the script.',
  },
  'typefaces.*.larger': {
    description:
      'Added to the Latin size in px, so that both scripts look equally large. Default: the minimum, 1 for Thai and Bengali and 0 for others.',
  },
  typeScale: { description: 'The ratio from each type size to the next.' },
  'typeScale.phone': {
    description: 'The ratio from one type size to the next on a phone, 1.1 to 1.4.',
  },
  'typeScale.desktop': {
    description: 'The ratio from one type size to the next on a wide window, 1.1 to 1.4.',
  },
  radius: {
    description:
      'The corner radius in px from 0 to 28. Livery generates the radius of cards and small parts from it.',
  },
  density: {
    description: 'Spacing and padding, and the height of controls.',
  },
  elevation: {
    description: 'Shadows: none at all, soft and wide, crisp and near, or deep.',
  },
  border: { description: 'The borders of controls and cards.' },
  'border.width': { description: 'The border width in px from 0.5 to 4.' },
  'border.style': { description: 'The border style.' },
  cover: { description: 'The shape of a game thumbnail.' },
  motion: { description: 'Animation. It is off for members who prefer reduced motion.' },
  'motion.style': { description: 'The animation style.' },
  'motion.ms': { description: 'The animation duration in ms from 80 to 240.' },
  motif: { description: 'The pattern on hero, dividers and empty states.' },
};
