import { contract } from '@livery/api/contract';
import { hourlySalary } from '@livery/api/contract/agents';
import { enterGame, launchGame } from '@livery/api/contract/launch';
import { expect, it } from 'vitest';
import { bets } from '../history/rows.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { openAgents } from './agents.fixture.ts';

const now = Date.parse('2026-11-21T09:20:00Z');
const minute = 60_000;
/** The end of an hour by India's clock. */
const hourEnd = now + 10 * minute;

/** A store in which something happens once, after a transaction has written a bet and before it is committed. */
function interruptedStore() {
  const inner = memoryStore();
  let meanwhile: (() => Promise<unknown>) | undefined;
  const store: Store = {
    ...inner,
    transaction: (work) =>
      inner.transaction(async (tx) => {
        let hasBet = false;
        const result = await work({
          ...tx,
          put: (table, ...row) => {
            hasBet ||= table.name === bets.name;
            return tx.put(table, ...row);
          },
        });
        const act = hasBet ? meanwhile : undefined;
        if (act) meanwhile = undefined;
        await act?.();
        return result;
      }),
  };
  return {
    store,
    beforeNextBet: (act: () => Promise<unknown>) => {
      meanwhile = act;
    },
  };
}

/** A member of the line below Arun with a round that is to end, in a sandbox of which the hour has a millisecond left. */
async function lastMoment() {
  const { store, beforeNextBet } = interruptedStore();
  const opened = openAgents({ store });
  await opened.sandbox.settings.set({ idleMs: 120 * minute });
  const arun = await opened.member('arun2026');
  const tara = await opened.member('tara2026');
  const query = { language: 'EN', gameType: 'FISH', minBet: '0.05' };
  const { games } = await opened.guest.call(contract.gameList, query);
  const code = String(games.find(({ vassalage }) => vassalage !== 'NIMB')?.nodeId);
  const { url, launchId } = await tara.call(launchGame, { gameType: 'FISH', code });
  const ticket = new URLSearchParams(url.split('#')[1]).get('ticket') ?? '';
  await tara.call(enterGame, { ticket });
  const { round } = await tara.act('playRound', { launchId, stake: '10' });
  opened.pass(hourEnd - now - 1);
  return {
    ...opened,
    beforeNextBet,
    end: () => tara.act('endRound', { reference: round.reference }),
    settledAt: () =>
      opened.store.transaction(
        async (tx) => (await tx.get(bets, `MAYURA/${round.reference}`))?.row.settledAt,
      ),
    /** Bets of the hours that have been paid, the newest first. */
    paid: async () =>
      (await arun.call(hourlySalary, {})).list
        .filter(({ state }) => state !== 'processing')
        .map(({ to, betAmount }) => [to, betAmount]),
    balance: arun.balance,
  };
}

it('a bet that is under way while its hour is paid counts in the hour after', async () => {
  const { beforeNextBet, end, settledAt, paid, pass, balance } = await lastMoment();
  beforeNextBet(async () => {
    pass(1);
    await balance();
  });
  await end();
  expect(await settledAt()).toBe(hourEnd);
  pass(60 * minute);
  expect((await paid())[0]).toEqual([hourEnd + 60 * minute, '10.00']);
});

it('a bet that is in the books before its hour is paid counts in it', async () => {
  const { end, settledAt, paid, pass } = await lastMoment();
  await end();
  pass(1);
  expect((await paid())[0]).toEqual([hourEnd, '10.00']);
  expect(await settledAt()).toBe(hourEnd - 1);
});

it('each try at a call has its own time', async () => {
  const { store, beforeNextBet, end, settledAt, pass } = await lastMoment();
  beforeNextBet(async () => {
    pass(2 * minute);
    // What the call has read is other than it was.
    await store.transaction(async (tx) => {
      for (const { key, row } of await tx.range(bets, 'byMerchant', { limit: 1, reverse: true })) {
        await tx.put(bets, key, row);
      }
    });
  });
  await end();
  expect(await settledAt()).toBe(hourEnd - 1 + 2 * minute);
});

it('a bet that is decided on a clock that was set back counts in the first hour that is not paid', async () => {
  const { end, settledAt, paid, pass, balance } = await lastMoment();
  pass(1);
  await balance();
  pass(-30 * minute);
  await end();
  expect(await settledAt()).toBe(hourEnd);
  pass(90 * minute);
  expect((await paid())[0]).toEqual([hourEnd + 60 * minute, '10.00']);
});
