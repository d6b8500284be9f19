import type { Mode } from '../brand/modes.ts';
import type { Oklch } from './colour.ts';

export type Status = 'success' | 'warning' | 'danger' | 'info';
export const statuses = ['success', 'warning', 'danger', 'info'] as const;

/**
 * Lightness and chroma of a status text. The four differ in lightness as much as their contrast allows, because hue is
 * what a colour-blind member cannot see: danger deepest, warning brightest, as protanopia shows reds darker anyway.
 */
const tones: Record<Mode, Record<Status, readonly [lightness: number, chroma: number]>> = {
  light: {
    danger: [0.38, 0.16],
    info: [0.405, 0.13],
    success: [0.455, 0.11],
    warning: [0.535, 0.11],
  },
  dark: {
    danger: [0.72, 0.15],
    info: [0.75, 0.12],
    success: [0.805, 0.13],
    warning: [0.89, 0.11],
  },
  lightContrast: {
    danger: [0.28, 0.13],
    info: [0.3, 0.12],
    success: [0.35, 0.1],
    warning: [0.43, 0.1],
  },
  darkContrast: {
    danger: [0.77, 0.13],
    info: [0.79, 0.11],
    success: [0.85, 0.13],
    warning: [0.93, 0.1],
  },
};

/** A status text as the draft has it; its contrast is reached already on any page of ours. */
export function statusTone(status: Status, mode: Mode, hue: number): Oklch {
  const [l, c] = tones[mode][status];
  return { l, c, h: hue };
}
