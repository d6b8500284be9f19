import type { Brand } from '../brand/brand.ts';
import { hueDistance, type Oklch, toOklch } from './colour.ts';

export type Status = 'success' | 'warning' | 'danger' | 'info';

/** A system colour that looks like the brand says nothing: at least this many degrees of hue lie between them. */
export const leastHueDistance = 24;

/** First choice first. The others keep the meaning: plum for danger, olive or sea green for success. */
const candidates: Record<Status, readonly number[]> = {
  danger: [27, 354, 50],
  warning: [80, 108, 56],
  success: [150, 125, 176],
  info: [245, 218, 272],
};

/** The hues of the four system colours for a brand: the operator's own, else the first that is not the brand's. */
export function statusHues(seeds: Brand['seeds']): Record<Status, number> {
  const brand = toOklch(seeds.brand);
  const hueOf = (status: Status) => {
    const own = seeds[status];
    return own ? toOklch(own).h : firstDistinct(candidates[status], brand);
  };
  return {
    success: hueOf('success'),
    warning: hueOf('warning'),
    danger: hueOf('danger'),
    info: hueOf('info'),
  };
}

function firstDistinct(hues: readonly number[], brand: Oklch): number {
  const colourless = brand.c < 0.04;
  const free = hues.find((hue) => colourless || hueDistance(hue, brand.h) >= leastHueDistance);
  // The candidates of one meaning lie further apart than the brand can cover; the first stands in for the type.
  return free ?? hues[0] ?? 0;
}
