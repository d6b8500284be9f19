import { failureOf } from '@livery/api';
import { gameList } from '@livery/api/contract/game-list';
import { enterGame, launchGame, openRound } from '@livery/api/contract/launch';
import { payeeAdd } from '@livery/api/contract/payees';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openPaymentsSandbox } from '../payments/payments.fixture.ts';
import { paymentPassword } from '../session/session.fixture.ts';
import { memoryStore } from '../store/memory-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { audit } from './audit.ts';
import { balanceOf, memberBook } from './ledger.ts';

const runs = Number(process.env.LIVERY_MONEY_RUNS ?? 100);
const seed = Number(process.env.LIVERY_PROPERTY_SEED ?? Date.now() % 2 ** 31);
/** Runs after which the platform is made again, so that auditing its books stays quick. */
const runsOfOnePlatform = 40;

const people = [
  ['arun2026', 'Arun Kumari'],
  ['tara2026', 'Tara Kumari'],
  ['line012026', 'Asha 01 Kumari'],
  ['line022026', 'Binh 02 Kumari'],
  ['line052026', 'Elif 05 Kumari'],
] as const;
/** What a member may do with money. */
const kinds = ['transfer', 'toVendor', 'toWallet', 'withdraw', 'play', 'end'] as const;
const anyAct = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(people.length - 1),
  to: fc.nat(people.length - 1),
  cents: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 600_000 })),
  /** Acts of one member with the same key are tries of one act, or an abuse of the key. */
  key: fc.nat(6),
  /** Its answer does not arrive, so it is sent again, when the platform has closed. */
  lost: fc.boolean(),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;
/** Acts that happen at the same time. */
const anyRun = fc.array(anyAct, { minLength: 2, maxLength: 16 });

/** A platform with all members signed in, each with an account to be paid out to and a game that is open. */
async function openPlatform(store: Store, vendorWallets: boolean) {
  const { guest, member, sandbox } = openPaymentsSandbox({}, { store });
  await sandbox.settings.set({ vendorWallets });
  const { games } = await guest.call(gameList, {
    language: 'EN',
    gameType: 'FISH',
    minBet: '0.05',
  });
  const [{ nodeId, vassalage } = { nodeId: 0, vassalage: '' }] = games;
  const code = String(nodeId);
  const members = [];
  for (const [username, name] of people) {
    const own = await member(username);
    const account = '123456789012';
    const payee = await own.call(payeeAdd, {
      kind: 'bank',
      name,
      account,
      bankCode: 'DEMO0123456',
    });
    const { launchId, url } = await own.call(launchGame, { gameType: 'FISH', code });
    const ticket = new URLSearchParams(url.split('#')[1]).get('ticket') ?? '';
    await own.call(enterGame, { ticket });
    members.push({ ...own, payee: payee.id, launchId });
  }
  /** Which round an act ends, found out at its first try: later ones are the same act. */
  const ends = new Map<string, Promise<string | undefined>>();
  return { store, members, sandbox, vassalage, vendorWallets, ends };
}
type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** The wallets that a member plays and pays from. */
const wallets = ['main', 'vendor'] as const;
/** What an act has moved: into which member's wallet how many hundredths. */
type Moved = readonly (readonly [who: number, wallet: (typeof wallets)[number], cents: number])[];

/** Does an act. Gives its number, which tries of one act share, and what it moved; nothing when the platform refused; else what went wrong. */
async function doAct(
  { members, vassalage, vendorWallets, ends }: Platform,
  { kind, who, to, cents, key }: Act,
  run: number,
): Promise<[reference: string, Moved] | string | undefined> {
  const member = members[who];
  if (member === undefined) return undefined;
  const amount = (cents / 100).toFixed(2);
  const act = `run-${run}-${who}-${key}`;
  const played = vendorWallets ? 'vendor' : 'main';
  try {
    switch (kind) {
      case 'transfer': {
        const request = { account: people[to]?.[0] ?? '', amount, password: paymentPassword };
        const { reference } = await member.act('transferCreate', request, act);
        return [
          reference,
          [
            [who, 'main', -cents],
            [to, 'main', cents],
          ],
        ];
      }
      case 'toVendor':
      case 'toWallet': {
        const request = { direction: kind, vassalage, amount };
        const { reference } = await member.act('walletTransfer', request, act);
        const there = kind === 'toVendor' ? cents : -cents;
        return [
          reference,
          [
            [who, 'main', -there],
            [who, 'vendor', there],
          ],
        ];
      }
      case 'withdraw': {
        const request = { payee: member.payee, amount, password: paymentPassword };
        const { reference } = await member.act('withdrawalCreate', request, act);
        return [reference, [[who, 'main', -cents]]];
      }
      case 'play': {
        const request = { launchId: member.launchId, stake: amount };
        const { round } = await member.act('playRound', request, act);
        return [round.reference, [[who, played, -cents]]];
      }
      case 'end': {
        const open = ends.get(act) ?? openReference(member);
        ends.set(act, open);
        const reference = await open;
        if (reference === undefined) return undefined;
        const { round } = await member.act('endRound', { reference }, act);
        return [`E${reference}`, [[who, played, Math.round(Number(round.win) * 100)]]];
      }
    }
  } catch (error) {
    // Thrown when all acts are over: a run that ends in the middle of others would spoil the next.
    return failureOf(error)?.kind === 'refused' ? undefined : String(error);
  }
}

/** Number of the round that a member has open. */
async function openReference(member: Platform['members'][number]): Promise<string | undefined> {
  return (await member.call(openRound, {})).round?.reference;
}

/** What all members hold: in the main wallet, and in that at the vendor. */
function walletsOf({ store, vassalage }: Platform): Promise<bigint[]> {
  const books = people.flatMap(([name]) => [
    memberBook(`MAYURA/${name}`, 'wallet'),
    memberBook(`MAYURA/${name}`, `vendor/${vassalage}`),
  ]);
  return store.transaction((tx) => Promise.all(books.map((book) => balanceOf(tx, book))));
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
  let platform: Promise<Platform> | undefined;
  let run = 0;
  const done = new Map<string, number>();
  let repeated = 0;
  afterAll(() => opened.close());

  function nextPlatform(): Promise<Platform> {
    if (run % runsOfOnePlatform === 0 && run > 0) {
      opened.close();
      opened = open();
      platform = undefined;
    }
    run += 1;
    // Every other platform has one wallet for all vendors.
    platform ??= openPlatform(opened.store, Math.floor(run / runsOfOnePlatform) % 2 === 0);
    return platform;
  }

  it(`keeps the ledger balanced through ${runs} runs of concurrent acts (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(anyRun, async (acts) => {
        const now = await nextPlatform();
        const before = await walletsOf(now);
        const outcomes = await Promise.all(acts.map((act) => doAct(now, act, run)));
        expect(outcomes.filter((outcome) => typeof outcome === 'string')).toEqual([]);
        const lost = acts.flatMap((act, at) =>
          act.lost && outcomes[at] ? [{ act, outcome: outcomes[at] }] : [],
        );
        await now.sandbox.status.set({ status: 1 });
        for (const { act, outcome } of lost) expect(await doAct(now, act, run)).toEqual(outcome);
        await now.sandbox.status.set({ status: 0 });
        repeated += lost.length;
        const moved = new Map(outcomes.filter((outcome) => Array.isArray(outcome)));
        const expected = [...before];
        for (const changes of moved.values()) {
          for (const [who, wallet, cents] of changes) {
            const at = who * wallets.length + wallets.indexOf(wallet);
            expected[at] = (expected[at] ?? 0n) + BigInt(cents);
          }
        }
        expect(await walletsOf(now)).toEqual(expected);
        const { problems } = await now.store.transaction((tx) => audit(tx, 'MAYURA'));
        expect(problems).toEqual([]);
        for (const reference of moved.keys()) {
          const letter = reference.slice(0, 1);
          done.set(letter, (done.get(letter) ?? 0) + 1);
        }
      }),
      { numRuns: runs, seed },
    );
    // A run in which everything is refused proves nothing.
    expect([...done.keys()].sort()).toEqual(['B', 'E', 'T', 'V', 'W']);
    expect(repeated).toBeGreaterThan(0);
  }, 900_000);
});
