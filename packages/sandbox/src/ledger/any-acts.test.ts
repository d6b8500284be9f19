import { failureOf } from '@livery/api';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openMoney } from '../money/money.fixture.ts';
import { memoryStore } from '../store/memory-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { audit } from './audit.ts';
import { balanceOf, memberBook } from './ledger.ts';

const runs = Number(process.env.LIVERY_MONEY_RUNS ?? 100);
const seed = Number(process.env.LIVERY_PROPERTY_SEED ?? Date.now() % 2 ** 31);
/** Runs after which the platform is made anew, so that auditing its books stays quick. */
const runsOfOnePlatform = 40;

const password = 'Play4fun';
const usernames = ['arun2026', 'tara2026', 'line012026', 'line022026', 'line052026'] as const;

/** What a member may do with money, all of them at the same time. */
const anyAct = fc.record({
  who: fc.nat(usernames.length - 1),
  to: fc.nat(usernames.length - 1),
  cents: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 600_000 })),
  /** Acts of one member with the same key are tries of one act, or an abuse of the key. */
  key: fc.nat(6),
});
const anyRun = fc.array(anyAct, { minLength: 2, maxLength: 16 });

/** A platform with all members signed in. */
async function openPlatform(store: Store) {
  const money = openMoney({ store });
  const members = [];
  for (const username of usernames) members.push(await money.member(username));
  return { store, members, wallets: () => walletsOf(store) };
}

function walletsOf(store: Store): Promise<bigint[]> {
  return store.transaction((tx) =>
    Promise.all(usernames.map((name) => balanceOf(tx, memberBook(`MAYURA/${name}`, 'wallet')))),
  );
}

describe.each([
  { name: 'memory', open: () => ({ store: memoryStore(), close: () => {} }) },
  {
    name: 'SQLite',
    open: () => {
      const store = sqliteStore(':memory:');
      return { store, close: () => store.close() };
    },
  },
])('on the $name store', ({ open }) => {
  let opened = open();
  let platform: ReturnType<typeof openPlatform> | undefined;
  let count = 0;
  afterAll(() => opened.close());

  function nextPlatform() {
    if (count % runsOfOnePlatform === 0 && count > 0) {
      opened.close();
      opened = open();
      platform = undefined;
    }
    count += 1;
    platform ??= openPlatform(opened.store);
    return platform;
  }

  it(`keeps the books through ${runs} runs of acts at the same time (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(anyRun, async (acts) => {
        const { store, members, wallets } = await nextPlatform();
        const before = await wallets();
        const moved = new Map<string, { from: number; to: number; cents: number }>();
        await Promise.all(
          acts.map(async ({ who, to, cents, key }) => {
            const account = usernames[to] ?? '';
            const amount = (cents / 100).toFixed(2);
            try {
              const answer = await members[who]?.act(
                'transferCreate',
                { account, amount, password },
                `run-${count}-${who}-${key}`,
              );
              // Tries of one act have one reference.
              moved.set(answer?.reference ?? '', { from: who, to, cents });
            } catch (error) {
              expect(failureOf(error)?.kind).toBe('refused');
            }
          }),
        );
        const expected = [...before];
        for (const { from, to, cents } of moved.values()) {
          expected[from] = (expected[from] ?? 0n) - BigInt(cents);
          expected[to] = (expected[to] ?? 0n) + BigInt(cents);
        }
        expect(await wallets()).toEqual(expected);
        expect((await store.transaction((tx) => audit(tx, 'MAYURA'))).problems).toEqual([]);
      }),
      { numRuns: runs, seed },
    );
  }, 600_000);
});
