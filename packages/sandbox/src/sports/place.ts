import type { SentOf } from '@livery/api';
import type { AcceptRule, ChangedBet, SlipBet, sportsBet } from '@livery/api/contract/sports';
import { stakesOf } from '../games/stakes.ts';
import type { MemberContext } from '../handlers.ts';
import { placeBet } from '../history/bets.ts';
import type { Target } from '../launch/rows.ts';
import { fromMinor, toMinor } from '../money/amount.ts';
import { insufficientFunds, readAmount } from '../money/request.ts';
import { refuseOverLimit } from '../protection/limits.ts';
import { Refused } from '../refusal.ts';
import { stakeable } from '../wallet/stake-wallet.ts';
import { decidedAt, eventOf, type SportsEvent, takesBets } from './events.ts';
import { type Market, marketsOf } from './markets.ts';
import { priceAt } from './prices.ts';
import { type SportsBetRow, sportsBetKey, sportsBets } from './rows.ts';
import { priceOf } from './view.ts';

/** What came of a slip: all of its bets, or those that the member is asked about, and nothing was staked. */
export type Placed = readonly SportsBetRow[] | { readonly changed: readonly ChangedBet[] };

/** A bet of a slip, read. */
interface Line {
  readonly event: SportsEvent;
  readonly market: Market;
  readonly asked: SlipBet;
  readonly price: number;
  readonly seen: number;
  readonly stake: bigint;
}

/**
 * Places the bets of a slip: all of them, or none.
 *
 * Asks about every bet whose price has changed by more than the rule of acceptance covers, and about those on matches that take no bets
 * any more. Refuses selections that are not offered or come twice, or a total that is not the sum (`INVALID_REQUEST`), stakes outside
 * of their limits, and whatever {@link placeBet} refuses.
 */
export async function placeSlip(
  context: MemberContext,
  target: Target,
  { accept, bets: asked, total }: SentOf<typeof sportsBet>,
): Promise<Placed | Refused> {
  const { tx, member, merchant } = context;
  const { decimals } = merchant.currency;
  const lines: Line[] = [];
  const changed: ChangedBet[] = [];
  for (const each of asked) {
    const line = readLine(each, target, context);
    if (line instanceof Refused) return line;
    lines.push(line);
    const isOpen = takesBets(line.event, context.now);
    if (isOpen && isAccepted(line, accept)) continue;
    const { eventId, market, pick } = each;
    changed.push({ eventId, market, pick, ...(isOpen ? { price: priceOf(line.price) } : {}) });
  }
  const selections = asked.map(({ eventId, market, pick }) => `${eventId}/${market}/${pick}`);
  if (new Set(selections).size < asked.length) return twice;
  const sum = lines.reduce((before, { stake }) => before + stake, 0n);
  if (toMinor(total, decimals) !== sum) {
    const message = `The stakes add up to ${fromMinor(sum, decimals)}, the total is ${total}.`;
    return new Refused('INVALID_REQUEST', message);
  }
  if (changed.length > 0) return { changed };
  // What counts all stakes together comes first: then no later bet of the slip is refused after an earlier one was placed.
  const over = await refuseOverLimit(context, 'loss', sum);
  if (over) return over;
  if ((toMinor(await stakeable(context, target.vassalage), decimals) ?? 0n) < sum)
    return insufficientFunds;

  const rows: SportsBetRow[] = [];
  for (const line of lines) {
    const bet = await placeBet(context, { game: target, stake: line.stake });
    if (bet instanceof Refused) {
      if (rows.length === 0) return bet;
      throw new Error(`Expected all bets of a slip to be taken: ${bet.message}`);
    }
    const { event, market, asked: sent, price, seen } = line;
    const row: SportsBetRow = {
      reference: bet.reference,
      merchant: merchant.code,
      account: member.key,
      vassalage: target.vassalage,
      eventId: event.eventId,
      sport: event.sport.sport,
      home: event.home,
      away: event.away,
      startsAt: event.startsAt,
      market: market.market,
      pick: sent.pick,
      hasDraw: event.sport.hasDraw,
      line: market.line,
      price,
      seen,
      stake: bet.stake,
      payout: bet.payout,
      state: bet.state,
      time: bet.time,
      due: decidedAt(event),
    };
    await tx.put(sportsBets, sportsBetKey(row), row, 0);
    rows.push(row);
  }
  return rows;
}

function readLine(asked: SlipBet, target: Target, context: MemberContext): Line | Refused {
  const { now, seed } = context;
  const event = eventOf(asked.eventId, seed);
  if (event === undefined || event.sport.gameType !== target.gameType) return notOffered;
  // Of a match of next year nobody has seen a price.
  if (now < event.opensAt) return notOffered;
  const market = marketsOf(event).find((each) => each.market === asked.market);
  if (!market?.picks.includes(asked.pick)) return notOffered;
  const stake = readAmount(asked.stake, context, stakesOf(target, context));
  if (stake instanceof Refused) return stake;
  const price = priceAt(event, market, asked.pick, now, seed);
  return { event, market, asked, price, seen: Number(toMinor(asked.price, 2)), stake };
}

function isAccepted({ price, seen }: Line, accept: AcceptRule): boolean {
  return price === seen || accept === 'any' || (accept === 'better' && price > seen);
}

const notOffered = new Refused('INVALID_REQUEST', 'This selection is not offered.');
const twice = new Refused('INVALID_REQUEST', 'A selection is in the slip twice.');
