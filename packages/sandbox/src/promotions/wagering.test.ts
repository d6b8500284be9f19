import { bonusList } from '@livery/api/contract/rewards';
import { transferTargets } from '@livery/api/contract/transfers';
import { consolidatedFunds } from '@livery/api/contract/wallet';
import { withdrawalTerms } from '@livery/api/contract/withdrawals';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openBets } from '../history/bets.fixture.ts';
import { accountKey } from '../session/rows.ts';
import { payReward } from './reward.ts';
import { type Wagering, wageringOf } from './wagering.ts';

const runs = Number(process.env.LIVERY_MONEY_RUNS ?? 25);
const seed = Number(process.env.LIVERY_PROPERTY_SEED ?? Date.now() % 2 ** 31);
const key = accountKey('MAYURA', 'tara2026');
const day = 24 * 60 * 60_000;
const own = '2500.50';
const name = { EN: 'Found a fault?', TH: '', HI: '', BN: '', VI: '' };
const merchant = { code: 'MAYURA', currency: { code: 'INR', decimals: 2, minBetUnit: 1 } };
/** What of a merchant the payment reads. */
const context = { merchant } as unknown as Parameters<typeof wageringOf>[1];

/** A member who has been paid a reward of minor units under the terms of promotions, or other ones. */
async function rewarded(amount: bigint, terms: Partial<Wagering> = {}) {
  const opened = await openBets();
  const now = await opened.sandbox.clock.now();
  await opened.store.transaction((tx) =>
    payReward({ tx, member: { key }, merchant, now } as Parameters<typeof payReward>[0], {
      reference: 'A-TEST',
      amount,
      wagering: { ...wageringOf(amount, context), ...terms, name },
    }),
  );
  const games = { slot: await opened.gameOf('RNG'), lottery: await opened.gameOf('ELOTT') };
  return { ...opened, games, funds: () => opened.who.call(consolidatedFunds, {}) };
}

it('sets a reward aside until it has been staked once, and leaves the own money free', async () => {
  const { who, funds, play, games, booksBalance } = await rewarded(50_00n);
  expect(await funds()).toMatchObject({ wallet: own, bonus: '50.00', turnoverLeft: '0.00' });
  expect((await who.call(withdrawalTerms, {})).blocks).not.toContainEqual(
    expect.objectContaining({ reason: 'turnover' }),
  );
  expect(await who.call(transferTargets, {})).toMatchObject({ blocks: [] });
  expect((await who.call(bonusList, { state: 'active' })).list).toMatchObject([
    {
      bonusId: 'A-TEST',
      name: 'Found a fault?',
      amount: '50.00',
      turnoverLeft: '50.00',
      terms: { turnover: '50.00', days: 30, blocksWithdrawal: false },
    },
  ]);
  await play(games.slot, 49_99n, { payout: 49_99n });
  expect(await funds()).toMatchObject({ wallet: own, bonus: '50.00' });
  await play(games.slot, 100n, { payout: 100n });
  expect(await funds()).toMatchObject({ wallet: '2550.50', bonus: '0.00' });
  await booksBalance();
});

it('does not keep a member from claiming a bonus', async () => {
  const { who } = await rewarded(50_00n);
  expect(await who.act('bonusClaim', { bonusId: 'WEEKEND-49' })).toMatchObject({ state: 'active' });
});

it('goes back to the house when it is given up, or was not staked in its days', async () => {
  const first = await rewarded(50_00n);
  expect(await first.who.act('bonusGiveUp', { bonusId: 'A-TEST' })).toMatchObject({
    state: 'givenUp',
  });
  expect(await first.funds()).toMatchObject({ wallet: own, bonus: '0.00' });
  await first.booksBalance();

  const { pass, member, booksBalance, play, games } = await rewarded(50_00n);
  pass(30 * day);
  await play(games.slot, 50_00n, { payout: 50_00n });
  const later = await member('tara2026');
  expect(await later.call(consolidatedFunds, {})).toMatchObject({ wallet: own, bonus: '0.00' });
  expect((await later.call(bonusList, { state: 'expired' })).list).toContainEqual(
    expect.objectContaining({ bonusId: 'A-TEST', turnoverDone: '0.00' }),
  );
  await booksBalance();
});

it('is the own money at once where nothing has to be staked', async () => {
  const { funds } = await rewarded(50_00n, { turnover: 0n });
  expect(await funds()).toMatchObject({ wallet: '2550.50', bonus: '0.00' });
});

it('pays a reward once, when and only when stakes that count add up to it, whatever is played', async () => {
  const stakes = fc.array(
    fc.record({
      game: fc.constantFrom('slot', 'lottery'),
      cents: fc.oneof(
        fc.integer({ min: 100, max: 40_00 }),
        fc.constant(100_00),
        fc.constant(100_01),
      ),
      isVoid: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 120_00 }), stakes, async (reward, played) => {
      const { funds, play, games, booksBalance } = await rewarded(BigInt(reward));
      let counted = 0;
      for (const { game, cents, isVoid } of played) {
        const stake = BigInt(cents);
        await play(games[game], stake, isVoid ? 'void' : { payout: stake });
        if (game === 'slot' && !isVoid && cents <= 100_00) counted += cents;
        const isPaid = counted >= reward;
        const { wallet, bonus } = await funds();
        expect(Math.round(Number(wallet) * 100)).toBe(250_050 + (isPaid ? reward : 0));
        expect(Math.round(Number(bonus) * 100)).toBe(isPaid ? 0 : reward);
      }
      await booksBalance();
    }),
    { numRuns: runs, seed },
  );
});
