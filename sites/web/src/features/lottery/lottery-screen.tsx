import { useOwnLocation } from '../../app/own-location.ts';
import { BetScreen } from './bet-screen.tsx';
import { Lobby } from './lobby.tsx';
import {
  type LotterySearch,
  lobbyIn,
  lotteryIn,
  prizeModeOf,
  searchOf,
} from './lottery-address.ts';

/** The lotteries: all of them, or the one that the address names (spec §2 `/lottery`). */
export function LotteryScreen() {
  const { search }: { search: LotterySearch } = useOwnLocation();
  const chosen = lotteryIn(search);
  // Another lottery is another slip, and another vendor has other lotteries.
  return chosen ? (
    <BetScreen key={chosen.gameId} {...chosen} lobby={searchOf(lobbyIn(search), search.vendor)} />
  ) : (
    <Lobby key={prizeModeOf(search.vendor)} search={search} />
  );
}
