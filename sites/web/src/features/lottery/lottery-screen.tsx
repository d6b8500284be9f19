import { useRouterState } from '@tanstack/react-router';
import { BetScreen } from './bet-screen.tsx';
import { Lobby } from './lobby.tsx';
import { type LotterySearch, lotteryIn, prizeModeOf } from './lottery-address.ts';
import { VietnamScreen } from './vietnam/vietnam-screen.tsx';

/** The lotteries: all of them, the one that the address names (spec §2 `/lottery`), or the stations of Vietnam (`/vnlottery`). */
export function LotteryScreen() {
  const location = useRouterState({ select: (state) => state.location });
  // An address leads here by these routes only, so its query is theirs.
  const search = location.search as LotterySearch;
  if (location.pathname === '/vnlottery') return <VietnamScreen search={search} />;
  const chosen = lotteryIn(search);
  // Another lottery is another slip, and another vendor has other lotteries.
  return chosen ? (
    <BetScreen key={chosen.gameId} {...chosen} />
  ) : (
    <Lobby key={prizeModeOf(search.vendor)} search={search} />
  );
}
