import { expect, it } from 'vitest';
import { withinDays } from './within-days.ts';

it('keeps the last of more days than an overview has', () => {
  const two = { start: '2026-01-01', end: '2026-01-02' };
  expect(withinDays(two, 2)).toEqual({ ...two, limited: false });
  expect(withinDays({ ...two, start: '2025-12-31' }, 2)).toEqual({ ...two, limited: true });
});
