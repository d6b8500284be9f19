import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { lobbyMachine } from './lottery-lobby.machine.ts';
import type { ListedLottery, LobbyChoice } from './lottery-lobby.types.ts';

/** The screen's view of the lottery lobby. */
export interface LobbyView extends LobbyChoice {
  /** The lotteries of list, tag and day; empty while the first answer is on its way. */
  readonly games: readonly ListedLottery[];
  /** The list is loading and nothing can be shown yet. */
  readonly loading: boolean;
  /** Why what is shown is outdated or empty. */
  readonly failure: Failure | undefined;
  /** Whether favourites and recent plays are open. */
  readonly signedIn: boolean;
}

export function selectLobby(snapshot: SnapshotFrom<typeof lobbyMachine>): LobbyView {
  const { list, tag, day, games, answer, failure, signedIn } = snapshot.context;
  return {
    list,
    tag,
    day,
    games: games.filter(
      (game) =>
        (tag === undefined || game.gameMenuTag === tag) &&
        (day === undefined || game.drawDayOfWeek.split(',').includes(String(day))),
    ),
    loading: snapshot.matches('asking') && answer === undefined && games.length === 0,
    failure,
    signedIn,
  };
}
