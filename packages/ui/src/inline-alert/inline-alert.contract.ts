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
  parts: ['root', 'body', 'title'],
  tones: ['info', 'success', 'warning', 'danger'],
  tokens: [
    'radius.control',
    'space.s1',
    'space.s3',
    'space.s4',
    'status.dangerSurface',
    'status.dangerText',
    'status.infoSurface',
    'status.infoText',
    'status.successSurface',
    'status.successText',
    'status.warningSurface',
    'status.warningText',
    'weight.label',
  ],
  uses: ['icon'],
} as const satisfies ComponentContract;
