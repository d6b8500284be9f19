import type { ComponentContract } from '../contract.ts';

export const sideMenuContract = {
  parts: ['root', 'list', 'inner', 'entry', 'group', 'title', 'name'],
} as const satisfies ComponentContract;
