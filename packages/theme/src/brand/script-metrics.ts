/** The scripts a brand may name typefaces for. `latin` also sets Vietnamese. */
export const scripts = [
  'latin',
  'devanagari',
  'bengali',
  'thai',
  'arabic',
  'tamil',
  'telugu',
] as const;
export type Script = (typeof scripts)[number];

/** Line heights as multiples of the text size, and how many px more than Latin reads alike. */
export interface ScriptMetrics {
  readonly body: number;
  readonly heading: number;
  readonly larger: number;
}

/**
 * The least line heights, so that stacked marks are never cut, and the usual size. A brand may give a script more room,
 * never less. Thai and Bengali look smaller than Latin at the same size: one pixel more reads alike.
 */
export const leastMetrics: Readonly<Record<Script, ScriptMetrics>> = {
  latin: { body: 1.5, heading: 1.2, larger: 0 },
  devanagari: { body: 1.7, heading: 1.45, larger: 0 },
  bengali: { body: 1.65, heading: 1.45, larger: 1 },
  thai: { body: 1.65, heading: 1.35, larger: 1 },
  arabic: { body: 1.5, heading: 1.2, larger: 0 },
  tamil: { body: 1.5, heading: 1.2, larger: 0 },
  telugu: { body: 1.5, heading: 1.2, larger: 0 },
};

/** Vietnamese stacks marks on Latin capitals, and needs more than other Latin. */
export const leastVietnamese: ScriptMetrics = { body: 1.55, heading: 1.3, larger: 0 };

/** The most room a script may be given: beyond it lines stop belonging together. */
export const mostMetrics: ScriptMetrics = { body: 2.2, heading: 1.8, larger: 3 };
