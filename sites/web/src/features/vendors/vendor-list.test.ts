import type { Vendor } from '@livery/api/contract/games';
import { describe, expect, it } from 'vitest';
import { foundVendors, vendorTabs } from './vendor-list.ts';

const vendor = (
  vassalage: string,
  displayName: string,
  gameType: string,
  isHot = false,
): Vendor => ({
  vassalage,
  displayName,
  gameType,
  accountTypeId: 1,
  isHot,
  maintenance: false,
});
const vendors = [
  vendor('LUMA', 'Lumatide', 'RNG', true),
  vendor('TIDE', 'Tideglass', 'RNG'),
  vendor('PALM', 'Palmyra Table', 'LIVE', true),
  vendor('PALM', 'Palmyra Table', 'PVP'),
];
const menus = [
  { gameType: 'LIVE', name: 'Live' },
  { gameType: 'RNG', name: 'Slots' },
  { gameType: 'FISH', name: 'Fish' },
];

it('the hot vendors come first, then the types in the menu’s order, an empty one too [spec 2.65]', () => {
  const tabs = vendorTabs(menus, vendors);
  expect(tabs.map(({ id, vendors: each }) => [id, each.map(({ vassalage }) => vassalage)])).toEqual(
    [
      ['HOT', ['LUMA', 'PALM']],
      ['LIVE', ['PALM']],
      ['RNG', ['LUMA', 'TIDE']],
      ['FISH', []],
    ],
  );
});

describe('a search for vendors', () => {
  const names = (typed: string) =>
    foundVendors(vendors, typed).map(({ displayName }) => displayName);

  it('finds any part of a name, whatever the case and the marks', () => {
    expect(names(' TIDE ')).toEqual(['Lumatide', 'Tideglass']);
    expect(names('tídẻ')).toEqual(['Lumatide', 'Tideglass']);
  });

  it('finds a vendor of several types once', () => {
    expect(names('palm')).toEqual(['Palmyra Table']);
  });

  it('finds nothing by what no name has', () => {
    expect(names('xyz')).toEqual([]);
  });
});
