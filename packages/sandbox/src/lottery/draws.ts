import type { StationDraw } from '@livery/api/contract/lottery-list';
import type { Context } from '../handlers.ts';
import { type LotteryDefinition, tableOf } from './games.ts';
import { type PrizeTable, prizeTableOf } from './prize-table.ts';
import { resultOf } from './result.ts';
import { previousDraw, standingOf, zoneOf } from './schedule.ts';
import { remarkOf } from './view.ts';

/** One draw of a lottery. */
export interface Draw<Game extends LotteryDefinition = LotteryDefinition> {
  readonly game: Game;
  readonly drawAt: number;
}

/** What a draw brings, of which so much (0 to 1) is known: it follows from the seed and the draw alone. */
function drawnOf({ game, drawAt }: Draw, seed: number, known: number): PrizeTable {
  const draw = { seed, gameId: game.gameId, drawAt };
  const table = tableOf(game);
  if (table !== undefined) return prizeTableOf(table, draw, known);
  return { numero: resultOf(game.form, draw, known), prizes: [] };
}

/** All that a draw brings. */
export function wholeOf(draw: Draw, seed: number): PrizeTable & { numero: string } {
  const { numero, prizes } = drawnOf(draw, seed, 1);
  // Of a whole result something is always known.
  return { numero: numero ?? '', prizes };
}

/** A draw as it stands now, for the wire. */
export function drawOf(
  draw: Draw,
  { now, seed, language }: Pick<Context, 'now' | 'seed' | 'language'>,
): StationDraw {
  const { game, drawAt } = draw;
  const { status, known } = standingOf(game.schedule, drawAt, now, game.trouble);
  const name = remarkOf(game, language);
  return {
    gameId: game.gameId,
    gameMenuTag: game.gameMenuTag,
    remark: name.text,
    language: name.language,
    drawTime: drawAt,
    timeZone: zoneOf(game.schedule),
    status,
    ...drawnOf(draw, seed, known),
  };
}

/** The last draws that have begun by `now` and not before `since`, of all these games together, the newest first. */
export function latestDraws<Game extends LotteryDefinition>(
  games: readonly Game[],
  { now, since = 0, count }: { now: number; since?: number; count: number },
): Draw<Game>[] {
  // Of each game its next one back; the newest of them is taken, and its place filled again.
  const ahead = games.map((game) => ({ game, drawAt: previousDraw(game.schedule, now + 1) }));
  const draws: Draw<Game>[] = [];
  while (draws.length < count) {
    ahead.sort(
      (one, other) => other.drawAt - one.drawAt || (one.game.gameId < other.game.gameId ? -1 : 1),
    );
    const [newest] = ahead;
    if (newest === undefined || newest.drawAt < since) break;
    draws.push({ ...newest });
    newest.drawAt = previousDraw(newest.game.schedule, newest.drawAt);
  }
  return draws;
}
