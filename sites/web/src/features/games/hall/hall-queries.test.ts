import { openGameList } from '@livery/flows/game-list';
import { expect, it } from 'vitest';
import { askedType, shownVendor } from './hall-queries.ts';
import { hallOf } from './halls.ts';

const slots = hallOf('/rng', undefined);
const fish = hallOf('/fish', undefined);
const ofTide = { ...openGameList(), vendor: 'TIDE' };

it('shows all games of a vendor in the slots, and in another hall those of its type', () => {
  expect(askedType(slots, openGameList())).toBe('RNG');
  expect(askedType(slots, ofTide)).toBeUndefined();
  expect(askedType(slots, { ...ofTide, list: 'hot' })).toBeUndefined();
  expect(askedType(fish, ofTide)).toBe('FISH');
});

it('shows the favourites of a hall, of every vendor', () => {
  const favourites = { ...ofTide, list: 'fav' as const };
  expect(askedType(slots, favourites)).toBe('RNG');
  expect(shownVendor(favourites)).toBeUndefined();
  expect(shownVendor(ofTide)).toBe('TIDE');
});
