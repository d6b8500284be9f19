import type { SentOf } from '@livery/api';
import type { DrawBet, drawBet } from '@livery/api/contract/draws';
import { rememberPlay } from '../games/rows.ts';
import { stakesOf } from '../games/stakes.ts';
import type { Context, MemberContext } from '../handlers.ts';
import { type PlayedGame, placeBet } from '../history/bets.ts';
import { type LotteryDefinition, vendorOf } from '../lottery/games.ts';
import { openDraw, overAt } from '../lottery/schedule.ts';
import { fromMinor, toMinor } from '../money/amount.ts';
import { type Bounds, readAmount } from '../money/request.ts';
import { Refused } from '../refusal.ts';
import { type BetKind, fits } from './bet-kind.ts';
import { betsOf } from './bets-of.ts';
import { type TicketLine, type TicketRow, ticketKey, tickets } from './rows.ts';

/** Least stake of a line, in the merchant's smallest usual unit. */
const minBet = '0.1';
/** Largest stake of a line, and the most that it may win, as multiples of the least stake. */
const largestStake = 1000;
const largestWin = 10_000_000;

/** Least stake of a line, in minor units. */
export function leastStake(context: Pick<Context, 'merchant'>): bigint {
  return stakesOf({ minBet }, context).min;
}

/** Least and largest stake of a line, in minor units. */
export function boundsOf({ prizes }: BetKind, context: Pick<Context, 'merchant'>): Bounds {
  const min = leastStake(context);
  const best = Math.max(...prizes.map(({ hundredths }) => hundredths)) / 100;
  const times = Math.min(largestStake, largestWin / best);
  return { min, max: (min * BigInt(Math.floor(times * 100))) / 100n };
}

/**
 * Places a slip as one bet: all of its stakes are taken, or nothing.
 *
 * Refuses a draw that is not the next one to take bets (`DRAW_CLOSED`, and the message names that
 * one), lines that the lottery does not take or a total that is not their sum (`INVALID_REQUEST`), stakes outside of their limits, and
 * whatever {@link placeBet} refuses.
 */
export async function placeTicket(
  context: MemberContext,
  game: LotteryDefinition,
  { drawTime, lines: asked, total }: Omit<SentOf<typeof drawBet>, 'gameId'>,
): Promise<TicketRow | Refused> {
  const { tx, member, merchant, now } = context;
  const drawAt = openDraw(game.schedule, now);
  if (drawAt !== drawTime) return notNext(drawAt);
  const kinds = betsOf(game);
  const lines: TicketLine[] = [];
  let sum = 0n;
  for (const each of asked) {
    const line = readLine(each, kinds, context);
    if (line instanceof Refused) return line;
    lines.push(line);
    sum += BigInt(line.stake);
  }
  const { decimals } = merchant.currency;
  if (toMinor(total, decimals) !== sum) {
    const message = `The stakes add up to ${fromMinor(sum, decimals)}, the total is ${total}.`;
    return new Refused('INVALID_REQUEST', message);
  }
  const bet = await placeBet(context, { game: playedGameOf(game), stake: sum });
  if (bet instanceof Refused) return bet;
  const row: TicketRow = {
    reference: bet.reference,
    merchant: merchant.code,
    account: member.key,
    gameId: game.gameId,
    drawAt,
    stake: bet.stake,
    payout: bet.payout,
    lines,
    state: bet.state,
    time: now,
    due: overAt(game.schedule, drawAt, game.trouble),
  };
  await tx.put(tickets, ticketKey(row), row, 0);
  await rememberPlay(tx, { account: member.key, kind: 'lottery', id: game.gameId, playedAt: now });
  return row;
}

function readLine(
  { bet, numbers, stake }: { bet: DrawBet; numbers: readonly string[]; stake: string },
  kinds: readonly BetKind[],
  context: MemberContext,
): TicketLine | Refused {
  const kind = kinds.find((each) => each.bet === bet);
  if (kind === undefined) {
    const taken = kinds.map((each) => each.bet).join(', ');
    return new Refused('INVALID_REQUEST', `This lottery does not take ${bet}. It takes ${taken}.`);
  }
  if (!fits(kind, numbers)) return wrongNumbers(kind, numbers);
  const amount = readAmount(stake, context, boundsOf(kind, context));
  return amount instanceof Refused ? amount : { bet, numbers, stake: String(amount) };
}

function wrongNumbers({ bet, picks }: BetKind, numbers: readonly string[]): Refused {
  const { count, from, to, digits, different } = picks;
  return new Refused(
    'INVALID_REQUEST',
    `${bet} takes ${count}${different ? ' different' : ''} of ${from} to ${to} in ${digits} digits, found "${numbers.join(' ')}".`,
  );
}

function playedGameOf(game: LotteryDefinition): PlayedGame {
  const vassalage = vendorOf(game);
  return {
    vassalage,
    gameType: vassalage === 'ELOTT' ? 'ELOTT' : 'LOTT',
    gameCode: game.gameId,
    name: game.name,
    foreign: game.nameLanguage,
    minBet,
  };
}

const notNext = (drawAt: number) =>
  new Refused(
    'DRAW_CLOSED',
    `This draw takes no bets. The next one that does is at ${new Date(drawAt).toISOString()}.`,
  );
/** The refusal of a lottery that is not there. */
export const noLottery = new Refused('NOT_FOUND', 'There is no such lottery.', { status: 404 });
