import { useRouterState } from '@tanstack/react-router';
import { BetScreen } from './bet-screen.tsx';
import { Lobby } from './lobby.tsx';
import { type LotterySearch, lotteryIn, prizeModeOf } from './lottery-address.ts';

/** The lotteries: all of them, or the one that the address names (spec §2 `/lottery`). */
export function LotteryScreen() {
  // An address leads here by this route only, so its query is that of the route.
  const search = useRouterState({ select: ({ location }) => location.search as LotterySearch });
  const chosen = lotteryIn(search);
  // Another lottery is another slip, and another vendor has other lotteries.
  return chosen ? (
    <BetScreen key={chosen.gameId} {...chosen} />
  ) : (
    <Lobby key={prizeModeOf(search.vendor)} search={search} />
  );
}
