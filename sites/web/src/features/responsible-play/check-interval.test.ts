import { realityCheckSet } from '@livery/api/contract/protection';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { intervalsWith, minutesOf } from './check-interval.ts';

it('offers the interval that holds among the others, in order', () => {
  expect(intervalsWith(undefined)).toEqual(['15', '30', '60', 'never']);
  expect(intervalsWith(30)).toEqual(['15', '30', '60', 'never']);
  expect(intervalsWith(120)).toEqual(['15', '30', '60', '120', 'never']);
});

it('offers only what the platform accepts', () => {
  for (const interval of intervalsWith(undefined)) {
    expect(v.is(realityCheckSet.request, { minutes: minutesOf(interval) }), interval).toBe(true);
  }
});
