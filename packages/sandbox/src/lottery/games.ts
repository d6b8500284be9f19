import type { PrizeMode } from '@livery/api/contract/lottery';
import type { LotteryDefinition } from './definition.ts';
import { houseGames } from './house-games.ts';
import { modeGames } from './mode-games.ts';
import { oddGames } from './odd-games.ts';
import type { PrizeTableName } from './prize-table.ts';
import { stateGames } from './state-games.ts';
import { stationGames } from './stations.ts';

export type { LotteryDefinition } from './definition.ts';

/** Every lottery game of the platform. */
export const lotteryGames: readonly LotteryDefinition[] = [
  ...stationGames(),
  ...stateGames,
  ...houseGames(),
  ...oddGames,
  ...modeGames(),
];

/** A lottery by its id. */
export function lotteryOf(gameId: string): LotteryDefinition | undefined {
  return lotteryGames.find((game) => game.gameId === gameId);
}

/** The lotteries of a prize mode. */
export function gamesOf(prizeMode: PrizeMode): LotteryDefinition[] {
  return lotteryGames.filter((game) => (game.prizeMode ?? 'SEA') === prizeMode);
}

/** Code of the vendor that runs a lottery; routing depends on it (spec §9). */
export function vendorOf({ prizeMode, region }: LotteryDefinition): string {
  if (region !== undefined) return 'TCG_LOTTO_VN';
  if (prizeMode === 'Elott') return 'ELOTT';
  return prizeMode === undefined || prizeMode === 'SEA' ? 'TCG_SEA' : 'LOTT';
}

/** The table of prizes of a lottery; one without has its result alone. */
export function tableOf({ region, table }: LotteryDefinition): PrizeTableName | undefined {
  return region ?? table;
}
