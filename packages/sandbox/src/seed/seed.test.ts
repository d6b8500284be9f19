import { describe, expect, it } from 'vitest';
import { streamOf } from '../random.ts';
import { seedGames } from './games.ts';
import { seedVendors } from './vendors.ts';

const vendors = seedVendors();
const games = seedGames(vendors, streamOf(1, 'games'));
const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
};

describe('the vendors', () => {
  it('have the codes that routing depends on [spec 9.08] [spec 9.10]', () => {
    const typeOf = Object.fromEntries(vendors.map((each) => [each.vassalage, each.gameType]));
    expect(typeOf).toMatchObject({
      DS88: 'COCKFIGHT',
      SV3: 'COCKFIGHT',
      FB: 'SPORTS',
      TCG_LOTTO_VN: 'LOTT',
      TCG_SEA: 'LOTT',
      LOTT: 'LOTT',
      ELOTT: 'ELOTT',
    });
  });

  it('are more than seven for slots and fewer than six for live tables', () => {
    const counts = countBy(vendors, ({ gameType }) => gameType);
    expect(counts.RNG).toBeGreaterThan(7);
    expect(counts.LIVE).toBeLessThan(6);
  });

  it('have one under maintenance, one without games and one with five', () => {
    expect(vendors.filter(({ maintenance }) => maintenance)).toHaveLength(1);
    const slots = vendors.filter(({ gameType }) => gameType === 'RNG');
    expect(slots.filter(({ gameCount }) => gameCount === 0)).toHaveLength(1);
    expect(vendors.some(({ gameCount }) => gameCount === 5)).toBe(true);
  });

  it('offer as many games as they state', () => {
    const counts = countBy(games, ({ vassalage }) => vassalage);
    for (const { vassalage, gameCount } of vendors) {
      expect(counts[vassalage] ?? 0).toBe(gameCount);
    }
  });
});

describe('the games', () => {
  it('are as many of each type as planned', () => {
    expect(countBy(games, ({ gameType }) => gameType)).toEqual({
      RNG: 120,
      LIVE: 60,
      FISH: 60,
      PVP: 60,
      SPORTS: 12,
      ESPORTS: 12,
      ELOTT: 60,
      COCKFIGHT: 6,
      MINI: 60,
    });
  });

  it('have local names for about half, overlong names for few and images for nearly all', () => {
    const share = (test: (game: (typeof games)[number]) => boolean) =>
      games.filter(test).length / games.length;
    expect(share(({ name }) => name.TH !== undefined)).toBeGreaterThan(0.4);
    expect(share(({ name }) => name.TH !== undefined)).toBeLessThan(0.6);
    expect(share(({ name }) => name.EN.length > 60)).toBeGreaterThan(0.02);
    expect(share(({ name }) => name.EN.length > 60)).toBeLessThan(0.09);
    expect(share(({ hasArt }) => !hasArt)).toBeGreaterThan(0.01);
    expect(share(({ hasArt }) => !hasArt)).toBeLessThan(0.08);
  });

  it('repeat two names and include one that is written from right to left', () => {
    const names = countBy(games, ({ name }) => name.EN);
    expect(Object.values(names).filter((count) => count > 1)).toHaveLength(2);
    expect(games.filter(({ foreign }) => foreign === 'AR')).toHaveLength(1);
  });

  it('have unique ids and ranks', () => {
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
    expect(new Set(games.map(({ rank }) => rank)).size).toBe(games.length);
  });

  it('are the same for the same seed and differ for another', () => {
    expect(seedGames(vendors, streamOf(1, 'games'))).toEqual(games);
    expect(seedGames(vendors, streamOf(2, 'games'))).not.toEqual(games);
  });
});
