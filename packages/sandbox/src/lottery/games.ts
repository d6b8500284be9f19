import type { LotteryDefinition } from './definition.ts';
import { houseGames } from './house-games.ts';
import { modeGames } from './mode-games.ts';
import { oddGames } from './odd-games.ts';
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

/** Code of the vendor that runs a lottery; routing depends on it (spec §9). */
export function vendorOf({ prizeMode, region }: LotteryDefinition): string {
  if (region !== undefined) return 'TCG_LOTTO_VN';
  if (prizeMode === 'Elott') return 'ELOTT';
  return prizeMode === undefined || prizeMode === 'SEA' ? 'TCG_SEA' : 'LOTT';
}
