import { expect, it } from 'vitest';
import { bets } from '../history/rows.ts';
import { audit } from '../ledger/audit.ts';
import { balanceOf, memberBook } from '../ledger/ledger.ts';
import { postings } from '../ledger/rows.ts';
import { bonuses } from '../rewards/rows.ts';
import { createPasswords, quickHash } from '../session/passwords.ts';
import { accountKey } from '../session/rows.ts';
import { openSandbox } from '../session/session.fixture.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { seedReference } from './bets.ts';
import { ensureMerchant, ensurePlatform } from './seed.ts';

const now = Date.parse('2026-11-21T09:20:00Z');
const merchants = [
  { code: 'MAYURA', currency: { code: 'INR', decimals: 2, minBetUnit: 1 } },
  { code: 'SENVANG', currency: { code: 'VND', decimals: 0, minBetUnit: 1000 } },
] as const;

async function seeded(which: (typeof merchants)[number], seed: number): Promise<Store> {
  const store = memoryStore();
  await ensurePlatform(store, seed);
  const merchant = {
    ...which,
    name: which.code,
    hosts: [],
    mobileCountries: [],
    profile: 'demo',
    timeZone: 'Asia/Kolkata',
    languages: ['EN'],
    defaultLanguage: 'EN',
    siteSettings: {},
    contacts: {},
    features: {},
    paymentMethods: [],
  } as const;
  await ensureMerchant(store, merchant, { seed, passwords: createPasswords(quickHash), now });
  return store;
}

it.each(merchants)(
  'keeps the ledger of $code balanced and wallets at their opening balance',
  async (which) => {
    for (const seed of [1, 2, 3]) {
      const store = await seeded(which, seed);
      const { problems } = await store.transaction((tx) => audit(tx, which.code));
      expect(problems).toEqual([]);
      const wallet = memberBook(accountKey(which.code, 'mira2026'), 'wallet');
      const expected = which.code === 'MAYURA' ? 123_456_789n : 52_700_000_000n;
      expect(await store.transaction((tx) => balanceOf(tx, wallet))).toBe(expected);
    }
  },
);

it('has enough of everything for any seed: each state of bets, one active bonus', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const store = await seeded(merchants[0], seed);
    const own = accountKey('MAYURA', 'mira2026');
    const stretch = { from: `${own}/`, to: `${own}/~` };
    const rows = (await store.transaction((tx) => tx.range(bets, 'byAccount', stretch))).map(
      ({ row }) => row,
    );
    expect(rows).toHaveLength(400);
    const counts = Map.groupBy(rows, ({ state }) => state);
    expect(counts.get('open')).toHaveLength(6);
    expect(counts.get('partly')).toHaveLength(4);
    for (const state of ['won', 'lost', 'drawn', 'void'] as const) {
      expect(counts.get(state)?.length).toBeGreaterThan(2);
    }
    for (const { time, settledAt = now } of rows) {
      expect(settledAt).toBeGreaterThan(time);
      expect(settledAt).toBeLessThanOrEqual(now);
    }
    const held = await store.transaction((tx) =>
      tx.range(bonuses, 'byAccount', { from: own, to: own }),
    );
    expect(held.filter(({ row }) => row.state === 'active')).toHaveLength(1);
  }
});

it('gives bets to one member, two friends and the line, and nothing to the empty member', async () => {
  const store = await seeded(merchants[0], 1);
  const rows = await store.transaction((tx) => tx.range(bets, 'byAccount'));
  const own = new Set(rows.map(({ row }) => row.account).filter((key) => !key.includes('/line')));
  expect(own).toEqual(new Set(['MAYURA/mira2026', 'MAYURA/anik2026', 'MAYURA/lata2026']));
  expect(rows.filter(({ row }) => row.account.includes('/line')).length).toBeGreaterThan(200);
  const nothing = `member/${accountKey('MAYURA', 'empty2026')}/`;
  const range = { from: nothing, to: `${nothing}~` };
  expect(await store.transaction((tx) => tx.range(postings, 'byBook', range))).toEqual([]);
});

it('gives the same history for the same seed and another for another', async () => {
  const books = async (seed: number) => {
    const store = await seeded(merchants[0], seed);
    return store.transaction((tx) => audit(tx, 'MAYURA'));
  };
  expect(await books(1)).toEqual(await books(1));
  expect(await books(1)).not.toEqual(await books(2));
});

it('never gives a reference twice', () => {
  const some = Array.from({ length: 5000 }, (_, number) => seedReference('B', now, number));
  expect(new Set(some).size).toBe(5000);
  expect(some[0]).toMatch(/^B261121[2-9A-HJ-NP-Z]{6}$/);
});

it('pays a merchant’s first call no more than the rows it has to write', async () => {
  // A story begins with a fresh platform: too many rows would be felt in each.
  const { sandbox, store } = openSandbox();
  await sandbox.fetch(new Request('http://localhost/wps/system/status'));
  const rows = await store.transaction((tx) =>
    tx.range(postings, 'byMerchant', { from: 'MAYURA/', to: 'MAYURA/~' }),
  );
  expect(rows.length).toBeLessThan(2300);
});
