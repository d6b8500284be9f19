import type { ComponentContract } from '../contract.ts';

/** What a button can be. `stage` is the quiet one on the brand's deep region (hero, jackpot). */
export const buttonContract = {
  parts: ['root'],
  variants: ['primary', 'accent', 'neutral', 'quiet', 'stage'],
  sizes: ['sm', 'md', 'lg'],
  tokens: [
    'action.accentEdge',
    'action.accentFill',
    'action.accentFillHover',
    'action.accentText',
    'action.neutralFill',
    'action.neutralFillHover',
    'action.neutralText',
    'action.primaryEdge',
    'action.primaryFill',
    'action.primaryFillHover',
    'action.primaryText',
    'border.control',
    'border.focus',
    'border.subtle',
    'border.width',
    'control.height',
    'control.paddingInline',
    'leading.body',
    'motion.easing',
    'motion.fast',
    'radius.control',
    'size.lg',
    'size.md',
    'size.sm',
    'space.s1',
    'space.s2',
    'space.s3',
    'space.s6',
    'stage.accent',
    'stage.edge',
    'stage.text',
    'surface.sunken',
    'text.brand',
    'text.muted',
    'weight.label',
  ],
  uses: ['icon', 'link'],
} as const satisfies ComponentContract;

export type ButtonVariant = (typeof buttonContract.variants)[number];
export type ButtonSize = (typeof buttonContract.sizes)[number];
