import type { Context } from '../handlers.ts';
import { type Outcome, settleBet } from '../history/bets.ts';
import { sortableTime } from '../ledger/rows.ts';
import { wholeOf } from '../lottery/draws.ts';
import { lotteryOf } from '../lottery/games.ts';
import { Refused } from '../refusal.ts';
import { settleLine } from './bet-kind.ts';
import { betsOf } from './bets-of.ts';
import { type TicketLine, type TicketRow, ticketKey, tickets } from './rows.ts';

type Settling = Pick<Context, 'tx' | 'merchant' | 'now' | 'seed'>;

/**
 * Settles a merchant's slips whose draws are over, each at the time when its draw was. A draw that is called off gives the stakes
 * back; one that is late is waited for. All members' are settled together: an agent's salary counts what those below have staked.
 */
export async function settleTickets(context: Settling): Promise<void> {
  const { tx, merchant, now } = context;
  const stretch = { from: `${merchant.code}/`, to: `${merchant.code}/${sortableTime(now)}` };
  for (const { row } of await tx.range(tickets, 'byDue', stretch)) {
    await settleTicket({ ...context, now: row.due ?? now }, row);
  }
}

async function settleTicket(context: Settling, ticket: TicketRow): Promise<void> {
  const { lines, outcome } = decide(ticket, context.seed);
  const bet = await settleBet(context, ticket.reference, outcome);
  if (bet instanceof Refused) {
    throw new Error(`Expected slip ${ticket.reference} to be an open bet: ${bet.message}`);
  }
  const { due: _, ...rest } = ticket;
  const { payout, state, settledAt } = bet;
  const settled: TicketRow = { ...rest, lines, payout, state, settledAt };
  await context.tx.put(tickets, ticketKey(settled), settled);
}

/** How a slip ends. One on a lottery, or with a bet, that is no longer offered gives its stakes back too. */
function decide(
  { gameId, drawAt, lines }: TicketRow,
  seed: number,
): { lines: readonly TicketLine[]; outcome: Outcome } {
  const game = lotteryOf(gameId);
  if (game === undefined || game.trouble?.isVoid) return { lines, outcome: 'void' };
  const drawn = wholeOf({ game, drawAt }, seed);
  const kinds = betsOf(game);
  const settled: TicketLine[] = [];
  let payout = 0n;
  for (const line of lines) {
    const kind = kinds.find(({ bet }) => bet === line.bet);
    if (kind === undefined) return { lines, outcome: 'void' };
    const { win, hits } = settleLine(kind, { ...line, stake: BigInt(line.stake) }, drawn);
    settled.push({ ...line, win: String(win), hits });
    payout += win;
  }
  return { lines: settled, outcome: { payout } };
}
