import type { ComponentContract } from '../contract.ts';
import type { IconName } from '../icon/index.ts';

/** Each tone has its own silhouette, so that it is not told by colour alone (WCAG 2.2 1.4.1). */
export const alertIcons = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<string, IconName>;

export type InlineAlertTone = keyof typeof alertIcons;

export const inlineAlertContract = {
  parts: ['root', 'body', 'title', 'action'],
  tones: ['info', 'success', 'warning', 'danger'],
} as const satisfies ComponentContract;
