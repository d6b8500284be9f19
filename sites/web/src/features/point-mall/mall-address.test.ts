import { expect, it } from 'vitest';
import { mallIn } from './mall-address.ts';

const plain = {
  view: 'rewards',
  item: undefined,
  type: undefined,
  within: false,
  status: undefined,
  kind: undefined,
};

it.each([
  [{}, {}],
  [
    { view: 'records', status: 'rejected' },
    { view: 'records', status: 'rejected' },
  ],
  [
    { view: 'points', kind: 'earned' },
    { view: 'points', kind: 'earned' },
  ],
  [
    { item: 'TEA', type: 'GIFT', within: 1 },
    { item: 'TEA', type: 'GIFT', within: true },
  ],
  [{ item: 2026 }, { item: '2026' }],
  [{ view: 'safe', item: ['TEA'], type: 'gift', within: 'yes', status: 1, kind: null }, {}],
])('reads %o', (search, found) => {
  expect(mallIn(search)).toEqual({ ...plain, ...found });
});
