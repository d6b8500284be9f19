import { expect, it } from 'vitest';
import { visitorOf } from './visitor.ts';

const member = (isAgent: unknown) =>
  // What storage holds need not be a level.
  visitorOf({ kind: 'member', record: { token: 't', isAgent: isAgent as number } });

it('[spec 9.04] the agents’ pages are for levels 1, 2, 41 and 42, and for no other', () => {
  const levels = Array.from({ length: 100 }, (_, level) => level);
  expect(levels.filter((level) => member(level).canSeeAgentCentre)).toEqual([1, 2, 41, 42]);
  expect([undefined, 'x', -1, 1.5].some((level) => member(level).canSeeAgentCentre)).toBe(false);
});

it('[spec 9.05] level 4 alone is a trial account', () => {
  const levels = Array.from({ length: 100 }, (_, level) => level);
  expect(levels.filter((level) => member(level).isTrial)).toEqual([4]);
});

it('a guest is neither', () => {
  const nobody = { signedIn: false, isTrial: false, canSeeAgentCentre: false };
  expect(visitorOf({ kind: 'guest' })).toEqual(nobody);
});
