import { pointsBalance } from '@livery/api/contract/points';
import { consolidatedFunds, merchantWallet } from '@livery/api/contract/wallet';
import { expect, it } from 'vitest';
import { breaks, limits, timeSpent } from '../protection/rows.ts';
import { accountKey } from '../session/rows.ts';
import { games } from '../tables.ts';
import { openBets } from './bets.fixture.ts';

const tara = accountKey('MAYURA', 'tara2026');
const day = 24 * 60 * 60_000;

it('takes the stake out of the wallet and pays back what was won', async () => {
  const { gameOf, play, settle, who, booksBalance } = await openBets();
  const bet = await play(await gameOf('RNG'), 1_050n);
  expect(bet).toMatchObject({ state: 'open', stake: '1050', payout: '0', book: 'wallet' });
  expect(await who.balance()).toBe('2490.00');
  expect(await settle(bet.reference, { payout: 3_000n })).toMatchObject({ state: 'won' });
  expect(await who.balance()).toBe('2520.00');
  await booksBalance();
});

it.each([
  { payout: 0n, state: 'lost', balance: '2490.50' },
  { payout: 400n, state: 'lost', balance: '2494.50' },
  { payout: 1_000n, state: 'drawn', balance: '2500.50' },
  { payout: 1_001n, state: 'won', balance: '2500.51' },
])('calls a stake of 1000 that gives back $payout $state', async ({ payout, state, balance }) => {
  const { gameOf, play, who } = await openBets();
  expect(await play(await gameOf('RNG'), 1_000n, { payout })).toMatchObject({ state });
  expect(await who.balance()).toBe(balance);
});

it('refunds the stake of a void bet, without points', async () => {
  const { gameOf, play, who, booksBalance } = await openBets();
  const bet = await play(await gameOf('RNG'), 10_000n, 'void');
  expect(bet.state).toBe('void');
  expect(await who.balance()).toBe('2500.50');
  expect((await who.call(pointsBalance, {})).points).toBe(0);
  await booksBalance();
});

it('pays a bet out in parts, and decides it by all of them', async () => {
  const { gameOf, play, settle, who, booksBalance } = await openBets();
  const { reference } = await play(await gameOf('SPORTS'), 1_000n);
  for (const payout of [600n, 600n, 0n]) {
    expect(await settle(reference, { payout, rest: 'open' })).toMatchObject({ state: 'partly' });
  }
  expect(await settle(reference, 'void')).toMatchObject({ code: 'WRONG_STATE' });
  const done = await settle(reference, { payout: 100n });
  expect(done).toMatchObject({ state: 'won', payout: '1300' });
  expect(await who.balance()).toBe('2503.50');
  await booksBalance();
});

it('settles a bet once', async () => {
  const { gameOf, play, settle, who, booksUnchanged } = await openBets();
  const { reference } = await play(await gameOf('RNG'), 1_000n, { payout: 5_000n });
  await booksUnchanged(async () => {
    for (const again of [{ payout: 5_000n }, 'void'] as const) {
      expect(await settle(reference, again)).toMatchObject({ code: 'WRONG_STATE' });
    }
    expect(await settle('B000000AAAAAA', { payout: 1n })).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
  });
  expect(await who.balance()).toBe('2540.50');
});

it('takes stakes from the vendor’s wallet and pays wins into it', async () => {
  const { gameOf, place, settle, who, booksBalance } = await openBets();
  const nodeId = await gameOf('RNG');
  expect(await place(nodeId, 500n, true)).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  });
  // The vendor of a bet is its game's.
  const probe = await place(nodeId, 100n);
  const vassalage = 'game' in probe ? probe.game.vassalage : '';
  await who.act('walletTransfer', { direction: 'toVendor', vassalage, amount: '5' });
  const bet = await place(nodeId, 500n, true);
  expect(bet).toMatchObject({ book: `vendor/${vassalage}` });
  if ('reference' in bet) await settle(bet.reference, { payout: 700n });
  const { wallets } = await who.call(merchantWallet, {});
  expect(wallets.find((each) => each.vassalage === vassalage)?.balance).toBe('7.00');
  expect((await who.call(consolidatedFunds, {})).wallet).toBe('2494.50');
  await booksBalance();
});

it('rejects an invalid stake, and leaves the ledger unchanged', async () => {
  const { gameOf, place, booksUnchanged } = await openBets();
  const slot = await gameOf('RNG');
  const closed = await gameOf('RNG', { open: false });
  await booksUnchanged(async () => {
    expect(await place(closed, 100n)).toMatchObject({ code: 'NOT_AVAILABLE' });
    expect(await place(slot, 0n)).toMatchObject({ code: 'AMOUNT_INVALID' });
    expect(await place(slot, -5n)).toMatchObject({ code: 'AMOUNT_INVALID' });
    expect(await place(slot, 250_051n)).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });
});

it('rejects a stake below the least of the game', async () => {
  const { store, place } = await openBets();

  const rows = await store.transaction((tx) => tx.range(games, 'byRank'));
  const dear = rows.find(({ row }) => row.minBet === '0.75' && row.vassalage !== 'NIMB')?.row;
  expect(await place(dear?.nodeId ?? 0, 74n)).toMatchObject({
    code: 'AMOUNT_TOO_SMALL',
  });
  expect(await place(dear?.nodeId ?? 0, 75n)).toMatchObject({ state: 'open' });
});

it('stops at the limit of losses, and counts what was won back [spec B2.14]', async () => {
  const { store, gameOf, play, place } = await openBets();
  const limit = { account: tara, kind: 'loss', period: 'day', amount: '2000', since: 0 } as const;
  await store.transaction((tx) => tx.put(limits, `${tara}/loss/day`, limit));
  const slot = await gameOf('RNG');
  await play(slot, 1_500n, { payout: 0n });
  expect(await place(slot, 501n)).toMatchObject({ code: 'LIMIT_REACHED' });
  await play(slot, 500n, { payout: 900n });
  expect(await place(slot, 501n)).toMatchObject({ state: 'open' });
});

it('counts what is lost in a vendor’s wallet against the limit too', async () => {
  const { store, who, gameOf, place, settle } = await openBets();
  const slot = await gameOf('RNG');
  const probe = await place(slot, 100n);
  if (!('reference' in probe)) throw new Error('expected a bet');
  await settle(probe.reference, { payout: 100n });
  const { vassalage } = probe.game;
  await who.act('walletTransfer', { direction: 'toVendor', vassalage, amount: '100' });
  const limit = { account: tara, kind: 'loss', period: 'day', amount: '2000', since: 0 } as const;
  await store.transaction((tx) => tx.put(limits, `${tara}/loss/day`, limit));
  expect(await place(slot, 1_500n, true)).toMatchObject({ state: 'open' });
  for (const atVendor of [true, false]) {
    expect(await place(slot, 501n, atVendor)).toMatchObject({ code: 'LIMIT_REACHED' });
  }
});

it('takes no bet once the member’s own limit of time is used up', async () => {
  const { store, sandbox, gameOf, place } = await openBets();
  const now = await sandbox.clock.now();
  const limit = { account: tara, kind: 'time', period: 'day', amount: '30', since: 0 } as const;
  const hour = 60 * 60_000;
  await store.transaction(async (tx) => {
    await tx.put(limits, `${tara}/time/day`, limit);
    await tx.put(timeSpent, `${tara}/1`, {
      account: tara,
      hour: now - 2 * hour,
      stretches: [[now - 2 * hour, now - hour]],
    });
  });
  expect(await place(await gameOf('RNG'), 100n)).toMatchObject({ code: 'LIMIT_REACHED' });
});

it('takes no bet during a break [spec B2.16]', async () => {
  const { store, sandbox, gameOf, place } = await openBets();
  const now = await sandbox.clock.now();
  const taken = { kind: 'timeOut', since: now, until: now + day } as const;
  await store.transaction((tx) => tx.put(breaks, tara, taken));
  expect(await place(await gameOf('RNG'), 100n)).toMatchObject({
    code: 'TIME_OUT',
  });
});

it('earns a point for every ten staked once the bet is decided', async () => {
  const { gameOf, play, settle, who, booksBalance } = await openBets();
  const points = async () => (await who.call(pointsBalance, {})).points;
  const slot = await gameOf('RNG');
  const { reference } = await play(slot, 12_999n);
  expect(await points()).toBe(0);
  await settle(reference, { payout: 0n });
  expect(await points()).toBe(12);
  await play(slot, 999n, { payout: 0n });
  expect(await points()).toBe(12);
  await booksBalance();
});
