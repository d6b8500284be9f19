import type { RecentLottery } from '@livery/api/contract/lottery-list';
import { playsOf } from '../games/rows.ts';
import type { Context, Handlers, MemberContext } from '../handlers.ts';
import { anyone, realMembers } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { drawOf, latestDraws } from './draws.ts';
import { gamesOf, type LotteryDefinition, lotteryGames } from './games.ts';
import type { Region } from './prize-table.ts';
import { previousDraw, zoneOf } from './schedule.ts';
import { groupsOf, numeroOf, remarkOf, stateOf } from './view.ts';

type Station = LotteryDefinition & { region: Region };

const stations = lotteryGames.filter((game): game is Station => game.region !== undefined);

export const lotteryListHandlers: Pick<
  Handlers,
  'lotteryGameList' | 'recentLottery' | 'vnGameMenu' | 'vnRecentMenu' | 'vnNumero' | 'openedNumbers'
> = {
  lotteryGameList: {
    policy: anyone,
    async handle(context, { prizeMode }) {
      return groupsOf(gamesOf(prizeMode), context);
    },
  },

  recentLottery: {
    policy: realMembers,
    async handle(context, { prizeMode, recentCount }) {
      const own = gamesOf(prizeMode);
      const entries: RecentLottery[] = [];
      for (const { id, playedAt } of await playsOf(context.tx, context.member.key, 'lottery')) {
        const game = own.find(({ gameId }) => gameId === id);
        if (game) entries.push({ ...stateOf(game, context), playedAt });
      }
      // Keys that are whole numbers keep their order in an object.
      return Object.fromEntries(entries.slice(0, recentCount).entries());
    },
  },

  vnGameMenu: {
    policy: anyone,
    async handle(context) {
      return groupsOf(stations, context);
    },
  },

  vnRecentMenu: {
    policy: realMembers,
    async handle(context: MemberContext) {
      const plays = await playsOf(context.tx, context.member.key, 'lottery');
      const played = new Set(plays.map(({ id }) => id));
      return groupsOf(
        stations.filter(({ gameId }) => played.has(gameId)),
        context,
      );
    },
  },

  vnNumero: {
    policy: anyone,
    async handle(context, { count, gameId }) {
      const asked = stations.filter((each) => gameId === undefined || each.gameId === gameId);
      if (asked.length === 0) return noStation;
      return latestDraws(asked, { now: context.now, count }).map((draw) => drawOf(draw, context));
    },
  },

  openedNumbers: {
    policy: anyone,
    async handle(context, { prizeMode }) {
      return gamesOf(prizeMode)
        .flatMap((game) => openedOf(game, context))
        .sort(
          (one, other) => other.drawTime - one.drawTime || (one.gameId < other.gameId ? -1 : 1),
        );
    },
  },
};

/** The last result of a lottery that is final; none of one that is new, or called off. */
function openedOf(game: LotteryDefinition, { now, seed, language }: Context) {
  if (game.isNew || game.trouble?.isVoid) return [];
  const { gameId, schedule } = game;
  const drawAt = previousDraw(schedule, now - (game.trouble?.delayMs ?? 0) - schedule.lastsMs + 1);
  const name = remarkOf(game, language);
  return [
    {
      gameId,
      gameMenuTag: game.gameMenuTag,
      remark: name.text,
      language: name.language,
      // Of a whole result something is always known.
      numero: numeroOf(game, { seed, gameId, drawAt }, 1) ?? '',
      drawTime: drawAt,
      timeZone: zoneOf(schedule),
      prizeMode: game.prizeMode ?? 'SEA',
      instant: game.instant,
    },
  ];
}

const noStation = new Refused('NOT_FOUND', 'There is no such station.', { status: 404 });
