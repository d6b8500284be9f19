import type { ComponentContract } from '../contract.ts';

/** Tones of a badge. Status tones keep their meaning in every brand. */
export const badgeContract = {
  parts: ['root'],
  tones: ['neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info'],
  tokens: [
    'action.accentFill',
    'action.accentText',
    'action.neutralFill',
    'action.neutralText',
    'action.primaryFill',
    'action.primaryText',
    'leading.body',
    'radius.pill',
    'size.xs',
    'space.s1',
    'space.s2',
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

export type BadgeTone = (typeof badgeContract.tones)[number];
