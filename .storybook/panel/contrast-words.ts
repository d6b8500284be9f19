import type { MeasuredPair } from './messages.ts';

export type { Measured, MeasuredPair } from './messages.ts';

/** The modes as people say them. */
export const modeTitles: Readonly<Record<keyof MeasuredPair['byMode'], string>> = {
  light: 'light',
  dark: 'dark',
  lightContrast: 'light, high contrast',
  darkContrast: 'dark, high contrast',
};

/** Rounded down: 4.49 must never be told as 4.5. */
export const shownRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
