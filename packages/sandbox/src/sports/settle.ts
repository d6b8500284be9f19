import type { Context } from '../handlers.ts';
import { settleBet } from '../history/bets.ts';
import { sortableTime } from '../ledger/rows.ts';
import { Refused } from '../refusal.ts';
import { eventOf, resultOf } from './events.ts';
import { payoutOf, settlePick } from './markets.ts';
import { type SportsBetRow, sportsBetKey, sportsBets } from './rows.ts';

type Settling = Pick<Context, 'tx' | 'merchant' | 'now' | 'seed'>;

/**
 * Settles a merchant's bets whose matches are decided, each at the time when its match was. One on a match that was postponed gives the
 * stake back. All members' are settled together: an agent's salary counts what those below have staked.
 */
export async function settleSportsBets(context: Settling): Promise<void> {
  const { tx, merchant, now } = context;
  const stretch = { from: `${merchant.code}/`, to: `${merchant.code}/${sortableTime(now)}` };
  for (const { row } of await tx.range(sportsBets, 'byDue', stretch)) {
    await settleOne({ ...context, now: row.due ?? now }, row);
  }
}

async function settleOne(context: Settling, row: SportsBetRow): Promise<void> {
  const { due: _, ...rest } = row;
  const { reference, eventId, market, pick, line, price, stake, hasDraw } = row;
  const event = eventOf(eventId, context.seed);
  const score = event && !event.postponed ? resultOf(event, context.seed) : undefined;
  const picks = hasDraw ? (['HOME', 'DRAW', 'AWAY'] as const) : (['HOME', 'AWAY'] as const);
  const outcome = score && {
    payout: payoutOf(
      BigInt(stake),
      price,
      settlePick({ market, picks, ...(line === undefined ? {} : { line }) }, pick, score),
    ),
  };
  const bet = await settleBet(context, reference, outcome ?? 'void');
  if (bet instanceof Refused) {
    throw new Error(`Expected ${reference} to be an open bet: ${bet.message}`);
  }
  const { payout, state, settledAt } = bet;
  const settled: SportsBetRow = { ...rest, payout, state, settledAt, score };
  await context.tx.put(sportsBets, sportsBetKey(settled), settled);
}
