import { expect, it } from 'vitest';
import { type DownlinesAddress, downlinesIn, downlinesSearch } from './downlines-address.ts';

const usual: DownlinesAddress = { show: 'tree', account: undefined, id: undefined, page: 1 };

it.each([
  [{}, usual],
  [
    { show: 'table', account: 'line012026', id: 'line052026', page: '3' },
    { show: 'table', account: 'line012026', id: 'line052026', page: 3 },
  ],
] as const)('%o is read and written', (search, address) => {
  expect(downlinesIn(search)).toEqual(address);
  expect(downlinesSearch(address)).toEqual(search);
});

it.each([
  { show: 'grid' },
  { account: '<script>' },
  { id: '../other' },
  { page: '0' },
  { page: '-1' },
  { page: 2 },
  { id: 7 },
])('%o counts as not said', (search) => {
  expect(downlinesIn(search)).toEqual(usual);
});
