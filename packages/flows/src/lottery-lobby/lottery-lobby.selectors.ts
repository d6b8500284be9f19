import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { lobbyMachine } from './lottery-lobby.machine.ts';
import type { ListedLottery, LobbyAnswer, LobbyChoice } from './lottery-lobby.types.ts';

/** The screen's view of the lottery lobby. */
export interface LobbyView extends LobbyChoice {
  /** The lotteries of list, tag and day; empty while the first answer is on its way. */
  readonly games: readonly ListedLottery[];
  /** The answer that they are of. */
  readonly listed: LobbyAnswer | undefined;
  /** The list is loading and nothing can be shown yet. */
  readonly loading: boolean;
  /** Why what is shown is outdated or empty. */
  readonly failure: Failure | undefined;
  /** Whether favourites and recent plays are open. */
  readonly signedIn: boolean;
}

export function selectLobby(snapshot: SnapshotFrom<typeof lobbyMachine>): LobbyView {
  const { list, tag, day, listed, answer, failure, signedIn } = snapshot.context;
  const games = listed?.items ?? [];
  return {
    list,
    tag,
    day,
    games: games.filter(
      (game) =>
        (tag === undefined || game.gameMenuTag === tag) &&
        (day === undefined || game.drawDayOfWeek.split(',').includes(String(day))),
    ),
    listed,
    loading: snapshot.matches('asking') && answer === undefined && games.length === 0,
    failure,
    signedIn,
  };
}
