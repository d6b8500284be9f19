import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { noDemoAnalytics } from './no-demo-analytics.ts';

test('merchant/analytics', () => {
  expect(
    foundBy(noDemoAnalytics, {
      profile: 'demo',
      analytics: { gtagId: 'x', host: 'stats.example' },
    }),
  ).toMatchObject([{ pointer: '/analytics', remedy: 'Remove "analytics".' }]);
  expect(
    foundBy(noDemoAnalytics, {
      profile: 'freeplay',
      analytics: { gtagId: 'x', host: 'stats.example' },
    }),
  ).toEqual([]);
});
