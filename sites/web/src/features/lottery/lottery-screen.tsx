import { useOwnLocation } from '../../app/own-location.ts';
import { BetScreen } from './bet-screen.tsx';
import { Lobby } from './lobby.tsx';
import { type LotterySearch, lotteryIn, prizeModeOf } from './lottery-address.ts';

/** The lotteries: all of them, or the one that the address names (spec §2 `/lottery`). */
export function LotteryScreen() {
  const { search }: { search: LotterySearch } = useOwnLocation();
  const chosen = lotteryIn(search);
  // Another lottery is another slip, and another vendor has other lotteries.
  return chosen ? (
    <BetScreen key={chosen.gameId} {...chosen} />
  ) : (
    <Lobby key={prizeModeOf(search.vendor)} search={search} />
  );
}
