import type { DrawTicket, drawBetSchema } from '@livery/api/contract/draws';
import type { InferOutput } from 'valibot';
import type { Context } from '../handlers.ts';
import { drawOf } from '../lottery/draws.ts';
import { lotteryOf } from '../lottery/games.ts';
import { fromMinor } from '../money/amount.ts';
import { type BetKind, returnOf } from './bet-kind.ts';
import { boundsOf } from './place.ts';
import type { TicketRow } from './rows.ts';

/** A slip, for the wire. */
export function ticketOf(row: TicketRow, context: Context): DrawTicket {
  const { decimals } = context.merchant.currency;
  const text = (amount: string) => fromMinor(BigInt(amount), decimals);
  const game = lotteryOf(row.gameId);
  const draw = game && drawOf({ game, drawAt: row.drawAt }, context);
  return {
    reference: row.reference,
    gameId: row.gameId,
    remark: draw?.remark ?? row.gameId,
    language: draw?.language,
    drawTime: row.drawAt,
    timeZone: draw?.timeZone,
    drawStatus: draw?.status ?? 'void',
    numero: draw?.numero ?? null,
    status: row.state,
    stake: text(row.stake),
    win: text(row.payout),
    time: row.time,
    settledAt: row.settledAt,
    lines: row.lines.map(({ bet, numbers, stake, win, hits }) => ({
      bet,
      numbers: [...numbers],
      stake: text(stake),
      ...(win === undefined ? {} : { win: text(win) }),
      hits: [...(hits ?? [])],
    })),
  };
}

/** A bet with its prizes, for the wire. */
export function betOf(kind: BetKind, context: Context): InferOutput<typeof drawBetSchema> {
  const { bet, picks, prizes, outOf } = kind;
  return {
    bet,
    picks,
    prizes: prizes.map(({ prize, hundredths, chances }) => ({
      prize,
      multiplier: decimal(hundredths / 100),
      chance: decimal((100 * chances) / outOf),
    })),
    divided: kind.ways !== undefined,
    rtp: Number(returnOf(kind).toFixed(4)),
    maxStake: fromMinor(boundsOf(kind, context).max, context.merchant.currency.decimals),
  };
}

/** A number as a decimal string of at most six digits after the point, without idle zeros. */
function decimal(value: number): string {
  return String(Number(value.toFixed(6)));
}
