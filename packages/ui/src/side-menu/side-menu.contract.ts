import type { ComponentContract } from '../contract.ts';

export const sideMenuContract = {
  parts: ['root', 'list', 'inner', 'entry', 'group', 'title', 'name'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'control.height',
    'motion.base',
    'motion.easing',
    'radius.control',
    'space.s1',
    'space.s2',
    'space.s3',
    'surface.sunken',
    'text.body',
    'weight.label',
  ],
  uses: ['icon', 'link'],
} as const satisfies ComponentContract;
