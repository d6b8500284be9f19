import { expect, it } from 'vitest';
import { kindsAfter, optionsOf } from './break-choice.ts';

const now = Date.UTC(2026, 0, 15);
const day = 24 * 60 * 60_000;
const ids = (...asked: Parameters<typeof optionsOf>) => optionsOf(...asked).map(({ id }) => id);

it('offers every length while no break holds, six months among them [spec B2.15]', () => {
  expect(kindsAfter(undefined)).toEqual(['timeOut', 'selfExclusion']);
  expect(ids('timeOut', undefined, now)).toEqual(['hours24', 'hours168', 'hours720']);
  expect(ids('selfExclusion', undefined, now)).toEqual(['months6', 'months12', 'months60']);
});

it('offers nothing that would make a break less', () => {
  const timeOut = { kind: 'timeOut', since: now, until: now + 7 * day } as const;
  expect(kindsAfter(timeOut)).toEqual(['timeOut', 'selfExclusion']);
  expect(ids('timeOut', timeOut, now)).toEqual(['hours168', 'hours720']);
  expect(ids('timeOut', timeOut, now + 6 * day)).toEqual(['hours24', 'hours168', 'hours720']);
  const excluded = { kind: 'selfExclusion', since: now, until: now + 365 * day } as const;
  expect(kindsAfter(excluded)).toEqual(['selfExclusion']);
  expect(ids('selfExclusion', excluded, now)).toEqual(['months12', 'months60']);
});
