import { expect, it } from 'vitest';
import { currentTotals } from './current-totals.ts';

const data = { totals: { bets: 3 } };

it.each([
  ['on their way', { data: undefined, isError: false, isPlaceholderData: false }, undefined],
  ['of a former filter', { data, isError: false, isPlaceholderData: true }, undefined],
  ['here', { data, isError: false, isPlaceholderData: false }, data.totals],
  [
    'here, though they were not had again',
    { data, isError: true, isPlaceholderData: false },
    data.totals,
  ],
  ['not to be had', { data: undefined, isError: true, isPlaceholderData: false }, null],
])('totals are %s', (_, query, totals) => {
  expect(currentTotals(query)).toEqual(totals);
});
