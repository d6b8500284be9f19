import type { LotteryGame } from '@livery/api/contract/lottery';
import type { Context, Handlers } from '../handlers.ts';
import { localise } from '../localise.ts';
import { type LotteryDefinition, lotteryGames } from './games.ts';
import { resultOf } from './result.ts';
import { momentOf, weekDays } from './schedule.ts';

const day = 86_400_000;
/** A draw within a day is worth this much in the popularity order, the merchant's own market that much. */
const soonBonus = 30;
const marketBonus = 35;

export const lotteryHandlers: Pick<Handlers, 'popularLottery'> = {
  async popularLottery(context, { count }) {
    return lotteryGames
      .map((game) => ({ game, weight: weightOf(game, context) }))
      .sort((one, other) => other.weight - one.weight || compare(one.game, other.game))
      .slice(0, Math.max(0, count))
      .map(({ game }) => stateOf(game, context));
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

/** A lottery game as it stands now, for the wire. */
function stateOf(game: LotteryDefinition, { now, seed, language }: Context): LotteryGame {
  const { gameId, schedule, form, nameLanguage } = game;
  const moment = momentOf(schedule, now, game.trouble);
  const name = localise(game.name, language);
  const draw = { seed, gameId, drawAt: moment.resultOf };
  const isPrevious = moment.resultOf !== moment.drawAt;
  const hasNone = game.trouble?.isVoid === true || (game.isNew === true && isPrevious);
  return {
    gameId,
    gameMenuTag: game.gameMenuTag,
    remark: name.text,
    language: nameLanguage ?? name.language,
    numero: hasNone ? null : resultOf(form, draw, moment.known),
    remainTime: moment.remainTime,
    lockTime: moment.lockTime,
    drawDayOfWeek: weekDays(schedule, moment.drawAt),
    tag: game.tag,
    status: moment.status,
    prizeMode: 'SEA',
    instant: game.instant,
  };
}
