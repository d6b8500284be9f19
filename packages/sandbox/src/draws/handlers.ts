import type { Context, Handlers } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { drawOf, latestDraws } from '../lottery/draws.ts';
import { gamesOf, lotteryOf, vendorOf } from '../lottery/games.ts';
import { openDraw, zoneOf } from '../lottery/schedule.ts';
import { remarkOf } from '../lottery/view.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { anyone, everyMember, players, realPlayers } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { stakeable } from '../wallet/stake-wallet.ts';
import { betsOf } from './bets-of.ts';
import { leastStake, noLottery, placeTicket } from './place.ts';
import { ticketKey, tickets } from './rows.ts';
import { betOf, ticketOf } from './view.ts';

export const drawHandlers: Pick<
  Handlers,
  'drawRules' | 'drawBet' | 'drawTickets' | 'drawTicket' | 'drawResults'
> = {
  drawRules: {
    policy: anyone,
    async handle(context, { gameId }) {
      const game = lotteryOf(gameId);
      if (game === undefined) return noLottery;
      const { merchant, now, language } = context;
      const drawTime = openDraw(game.schedule, now);
      const name = remarkOf(game, language);
      const kinds = betsOf(game);
      return {
        gameId,
        gameMenuTag: game.gameMenuTag,
        vassalage: vendorOf(game),
        remark: name.text,
        language: name.language,
        instant: game.instant,
        drawTime,
        timeZone: zoneOf(game.schedule),
        lockTime: drawTime - game.schedule.lockMs,
        minStake: fromMinor(leastStake(context), merchant.currency.decimals),
        bets: kinds.map((kind) => betOf(kind, context)),
      };
    },
  },

  drawBet: {
    // Lotteries have no play money.
    policy: { ...players, who: realPlayers.who },
    async handle(context, request) {
      const game = lotteryOf(request.gameId);
      if (game === undefined) return noLottery;
      const placed = await placeTicket(context, game, request);
      if (placed instanceof Refused) return placed;
      return {
        ticket: ticketOf(placed, context),
        balance: await stakeable(context, vendorOf(game)),
      };
    },
  },

  drawTickets: {
    policy: everyMember,
    async handle(context, { gameId, status, ...which }) {
      const { tx, member } = context;
      const stretch = { from: `${member.key}/`, to: `${member.key}/~`, reverse: true };
      const rows = (await tx.range(tickets, 'byAccount', stretch))
        .map(({ row }) => row)
        .filter(
          (row) =>
            (gameId === undefined || row.gameId === gameId) &&
            (status === undefined || row.state === status),
        );
      const { items, totalPages } = pageOf(rows, which);
      return { list: items.map((row) => ticketOf(row, context)), totalPages };
    },
  },

  drawTicket: {
    policy: everyMember,
    async handle(context, { reference }) {
      const { tx, member, merchant } = context;
      const key = ticketKey({ merchant: merchant.code, reference });
      const row = (await tx.get(tickets, key))?.row;
      // Somebody else's is as unknown as none.
      return row?.account === member.key ? ticketOf(row, context) : noTicket;
    },
  },

  drawResults: {
    policy: anyone,
    async handle(context, { gameId, prizeMode, day, count }) {
      const games =
        gameId === undefined
          ? gamesOf(prizeMode).filter(({ instant }) => !instant)
          : [lotteryOf(gameId)].filter((game) => game !== undefined);
      if (games.length === 0) return noLottery;
      // A game that is new each time has no earlier results.
      const old = games.filter(({ isNew }) => !isNew);
      return latestDraws(old, { ...periodOf(day, context), count }).map((draw) => ({
        ...drawOf(draw, context),
        instant: draw.game.instant,
      }));
    },
  },
};

/** Until now, or as much of a day as has passed. */
function periodOf(
  day: string | undefined,
  { now, merchant }: Pick<Context, 'now' | 'merchant'>,
): { now: number; since?: number } {
  if (day === undefined) return { now };
  const clock = zoneClock(merchant.timeZone);
  return { now: Math.min(now, clock.endOf(day) - 1), since: clock.startOf(day) };
}

const noTicket = new Refused('NOT_FOUND', 'There is no such slip.', { status: 404 });
