import type { Context, Handlers } from '../handlers.ts';
import { anyone } from '../policy.ts';
import { gamesOf, type LotteryDefinition } from './games.ts';
import { momentOf } from './schedule.ts';
import { stateOf } from './view.ts';

const day = 86_400_000;
/** A draw within a day is worth this much in the popularity order, the merchant's own market that much. */
const soonBonus = 30;
const marketBonus = 35;

export const lotteryHandlers: Pick<Handlers, 'popularLottery'> = {
  popularLottery: {
    policy: anyone,
    async handle(context, { count, prizeMode }) {
      return gamesOf(prizeMode ?? 'SEA')
        .map((game) => ({ game, weight: weightOf(game, context) }))
        .sort((one, other) => other.weight - one.weight || compare(one.game, other.game))
        .slice(0, Math.max(0, count))
        .map(({ game }) => stateOf(game, context));
    },
  },
};

function weightOf(game: LotteryDefinition, { now, merchant }: Context): number {
  const { drawAt } = momentOf(game.schedule, now, game.trouble);
  const soon = game.schedule.kind === 'weekly' && drawAt - now < day ? soonBonus : 0;
  const liked = game.market === merchant.currency.code ? marketBonus : 0;
  return game.weight + soon + liked;
}

function compare(one: LotteryDefinition, other: LotteryDefinition): number {
  return one.gameId < other.gameId ? -1 : 1;
}
