import type { MemberContext } from '../handlers.ts';
import { openMoney } from '../money/money.fixture.ts';
import { Refused } from '../refusal.ts';
import { accountKey, accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { games, vendors } from '../tables.ts';
import { type Outcome, placeBet, settleBet, type Wager } from './bets.ts';
import type { BetRow } from './rows.ts';

let drawn = 0;

/**
 * A sandbox with a signed-in member, for whom bets are placed and settled as a game would. Money can be moved to vendors; each bet says
 * whether it is staked there, as if the merchant had just chosen so.
 */
export async function openBets(username = 'tara2026', ...options: Parameters<typeof openMoney>) {
  const money = openMoney(...options);
  await money.sandbox.settings.set({ vendorWallets: true });
  const who = await money.member(username);

  async function inPlay<Result>(
    work: (context: MemberContext) => Promise<Result>,
    vendorWallets = false,
  ) {
    const now = await money.sandbox.clock.now();
    const asked = { username, now, vendorWallets };
    return money.store.transaction(async (tx) => work(await contextOf(tx, asked)));
  }
  const place = (nodeId: number, stake: bigint, atVendor = false) =>
    inPlay(async (context) => {
      const game = (await context.tx.get(games, String(nodeId)))?.row;
      if (game === undefined) throw new Error(`expected a game ${nodeId}`);
      return placeBet(context, { game, stake });
    }, atVendor);
  const settle = (reference: string, outcome: Outcome) =>
    inPlay((context) => settleBet(context, reference, outcome));

  return {
    ...money,
    who,
    place,
    /** A bet on what is no game of a hall. */
    wager: (wager: Wager) => inPlay((context) => placeBet(context, wager)),
    settle,
    /** A bet that must be accepted, of minor units, settled at once when it has an outcome. */
    async play(nodeId: number, stake: bigint, outcome?: Outcome): Promise<BetRow> {
      const bet = accepted(await place(nodeId, stake));
      return outcome === undefined ? bet : accepted(await settle(bet.reference, outcome));
    },
    /** A game of a type whose vendor is open (or not) and whose least stake is at most the number. */
    async gameOf(gameType: string, { open = true, most = 1 } = {}): Promise<number> {
      return money.store.transaction(async (tx) => {
        for (const { row } of await tx.range(games, 'byRank')) {
          const maintenance = (await tx.get(vendors, row.vassalage))?.row.maintenance;
          const fits = row.gameType === gameType && Number(row.minBet) <= most;
          if (fits && maintenance === !open) return row.nodeId;
        }
        throw new Error(`expected a game of ${gameType}`);
      });
    },
  };
}

function accepted(bet: BetRow | Refused): BetRow {
  if (bet instanceof Refused) throw new Error(`expected a bet, was refused: ${bet.message}`);
  return bet;
}

async function contextOf(
  tx: Transaction,
  { username, now, vendorWallets }: { username: string; now: number; vendorWallets: boolean },
): Promise<MemberContext> {
  const key = accountKey('MAYURA', username);
  const account = (await tx.get(accounts, key))?.row;
  if (account === undefined) throw new Error(`expected an account ${username}`);
  const known = {
    tx,
    now,
    language: 'EN',
    member: { key, account, session: '' },
    merchant: {
      code: 'MAYURA',
      currency: { code: 'INR', decimals: 2, minBetUnit: 1 },
      features: { vendorWallets },
    },
    entropy: (length: number) => {
      drawn += 1;
      return Uint8Array.from({ length }, (_, at) => (drawn * 31 + at * 7) % 240);
    },
  };
  // Playing reads no more of a call than this.
  return known as unknown as MemberContext;
}
