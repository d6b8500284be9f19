import type { PrizeMode } from '@livery/api/contract/lottery';
import type { Localised } from '../localise.ts';
import type { PrizeTableName, Region } from './prize-table.ts';
import type { ResultForm } from './result.ts';
import type { DrawTrouble, Schedule } from './schedule.ts';

export const minute = 60_000;

/** A lottery game as data. */
export interface LotteryDefinition {
  gameId: string;
  gameMenuTag: string;
  name: Localised;
  /** Language of a name that is the same everywhere, such as a station's. */
  nameLanguage?: string;
  schedule: Schedule;
  form: ResultForm;
  tag: string;
  /** A house draw: never to be shown as a state draw. */
  instant: boolean;
  /** Base of the popularity order. */
  weight: number;
  /** Currency of the market that likes it best. */
  market?: string;
  trouble?: DrawTrouble;
  /** A new game each time: an earlier draw is no result of this one. */
  isNew?: boolean;
  /** Which set of lotteries it belongs to; SEA unless it says so. */
  prizeMode?: PrizeMode;
  /** Region of a station of Vietnam, which has a whole table of prizes. */
  region?: Region;
  /** Prizes of another lottery whose draw has more numbers than its result. */
  table?: Exclude<PrizeTableName, Region>;
}
