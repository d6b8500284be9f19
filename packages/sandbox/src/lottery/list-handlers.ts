import type { PrizeMode, RecentLottery, StationDraw } from '@livery/api/contract/lottery-list';
import { playsOf } from '../games/rows.ts';
import type { Context, Handlers, MemberContext } from '../handlers.ts';
import { anyone, realMembers } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { type LotteryDefinition, lotteryGames } from './games.ts';
import { prizeTableOf, type Region } from './prize-table.ts';
import { momentOf, previousDraw } from './schedule.ts';
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
      return latestDraws(asked, context.now, count).map((draw) => drawOf(draw, context));
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

function gamesOf(prizeMode: PrizeMode): LotteryDefinition[] {
  return lotteryGames.filter((game) => (game.prizeMode ?? 'SEA') === prizeMode);
}

interface Draw {
  game: Station;
  drawAt: number;
}

/** The last draws that have begun, of all these stations together, the newest first. */
function latestDraws(games: readonly Station[], now: number, count: number): Draw[] {
  // Of each station its next one back; the newest of them is taken, and its place filled again.
  const ahead = games.map((game) => ({ game, drawAt: previousDraw(game.schedule, now + 1) }));
  const draws: Draw[] = [];
  while (draws.length < count) {
    ahead.sort(
      (one, other) => other.drawAt - one.drawAt || (one.game.gameId < other.game.gameId ? -1 : 1),
    );
    const [newest] = ahead;
    if (newest === undefined) break;
    draws.push({ ...newest });
    newest.drawAt = previousDraw(newest.game.schedule, newest.drawAt);
  }
  return draws;
}

function drawOf({ game, drawAt }: Draw, { now, seed, language }: Context): StationDraw {
  const moment = momentOf(game.schedule, now, game.trouble);
  const isOn = moment.drawAt === drawAt;
  const known = !isOn ? 1 : moment.resultOf === drawAt ? moment.known : 0;
  const name = remarkOf(game, language);
  return {
    gameId: game.gameId,
    gameMenuTag: game.gameMenuTag,
    remark: name.text,
    language: name.language,
    drawTime: drawAt,
    status: isOn ? moment.status : 'final',
    ...prizeTableOf(game.region, { seed, gameId: game.gameId, drawAt }, known),
  };
}

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
      prizeMode: game.prizeMode ?? 'SEA',
      instant: game.instant,
    },
  ];
}

const noStation = new Refused('NOT_FOUND', 'There is no such station.', { status: 404 });
