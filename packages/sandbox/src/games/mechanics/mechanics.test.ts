import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random.ts';
import { cardOutcomes } from './cards.ts';
import { diceOutcomes } from './dice.ts';
import { figureOutcomes } from './figures.ts';
import { fishOutcomes } from './fish.ts';
import { mechanicOf, mechanicsOf, type Outcome } from './index.ts';
import { mechanicOfOutcomes } from './mechanic.ts';
import { reelOutcomes } from './reels.ts';

const kinds = ['RNG', 'MINI', 'PVP', 'FISH'];
const outcomes: Readonly<Record<string, Outcome[]>> = {
  reels: reelOutcomes(800),
  dice: diceOutcomes(100),
  cards: cardOutcomes(190),
  fish: fishOutcomes(120),
  figures: figureOutcomes(95.3),
};

/** What these signs pay, in hundredths of the stake. */
const paid = (kind: string, ...signs: string[]) =>
  outcomes[kind]?.find((each) => each.signs.join() === signs.join())?.hundredths;

describe.each(Object.keys(outcomes))('a game of %s', (kind) => {
  const all = outcomes[kind] ?? [];
  const total = all.reduce((sum, { weight }) => sum + weight, 0);

  it('draws each outcome as often as its weight says', () => {
    const { draw } = mechanicOfOutcomes(undefined, all);
    let start = 0;
    for (const outcome of all) {
      if (outcome.weight === 0) continue;
      const end = start + outcome.weight;
      expect(draw(() => (start + 0.5) / total)).toBe(outcome);
      expect(draw(() => (end - 0.5) / total)).toBe(outcome);
      start = end;
    }
    expect(draw(() => 1 - Number.EPSILON)).toBe(all.findLast(({ weight }) => weight > 0));
  });

  it('has whole weights, and shows one thing in one way', () => {
    for (const { weight } of all) expect(Number.isSafeInteger(weight) && weight >= 0).toBe(true);
    if (kind === 'figures') return;
    expect(new Set(all.map(({ signs }) => signs.join())).size).toBe(all.length);
  });
});

describe.each(kinds)('the games of %s', (gameType) => {
  it('have a prize table that adds up to their own return to player, between 92 and 98 percent', () => {
    const all = mechanicsOf(gameType);
    for (const { prizes, rtp } of all) {
      const sum = prizes.reduce((held, { hundredths, chance }) => held + hundredths * chance, 0);
      expect(sum / 100).toBeCloseTo(rtp, 2);
      expect(rtp).toBeGreaterThan(92);
      expect(rtp).toBeLessThan(98);
      expect(mechanicOf({ gameType, rtp }).prizes).toBe(prizes);
    }
    const returns = all.map(({ rtp }) => rtp);
    expect(returns).toEqual([...new Set(returns)].sort((one, other) => one - other));
  });
});

it('pays on reels for the first symbol, as far as it goes without a gap', () => {
  expect(paid('reels', 'ring', 'ring', 'ring', 'drop', 'ring')).toBe(300);
  expect(paid('reels', 'ring', 'ring', 'ring', 'ring', 'drop')).toBe(800);
  expect(paid('reels', 'crown', 'crown', 'crown', 'crown', 'crown')).toBe(200_000);
  expect(paid('reels', 'crown', 'drop', 'crown', 'crown', 'crown')).toBe(0);
  expect(paid('reels', 'ring', 'ring', 'drop', 'drop', 'drop')).toBe(0);
  expect(paid('reels', 'star', 'star', 'drop', 'star', 'star')).toBe(300);
});

it('pays two dice by the distance of their sum from seven', () => {
  expect(paid('dice', '1', '1')).toBe(800);
  expect(paid('dice', '6', '6')).toBe(800);
  expect(paid('dice', '1', '3')).toBe(100);
  expect(paid('dice', '3', '4')).toBe(0);
});

it('pays the higher card, and gives the stake back for equal ones', () => {
  expect(paid('cards', 'A', 'K')).toBe(190);
  expect(paid('cards', '10', '9')).toBe(190);
  expect(paid('cards', '10', 'J')).toBe(0);
  expect(paid('cards', '7', '7')).toBe(100);
});

it('pays a fish that was hit, and nothing for one that swam away', () => {
  expect(paid('fish', 'minnow', 'hit')).toBe(120);
  expect(paid('fish', 'whale', 'away')).toBe(0);
});

it('plays a lobby, and a return that no rules lead to, by figures alone', () => {
  for (const game of [
    { gameType: 'LIVE', rtp: 95 },
    { gameType: 'RNG', rtp: 94.3 },
  ]) {
    const { look, prizes, rtp, draw } = mechanicOf(game);
    expect([look, rtp]).toEqual([undefined, game.rtp]);
    expect(prizes[0]).toEqual({ hundredths: 10_000, chance: 0.01 });
    expect(draw(seededRandom(1)).signs).toEqual([]);
  }
});
