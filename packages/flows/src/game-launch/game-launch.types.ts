import type { Failure, RequestOf, ValueOf } from '@livery/api';
import type {
  closeGame,
  Launch,
  LaunchObject,
  OpenGame,
  openRound,
} from '@livery/api/contract/launch';
import type { ActService } from '../act/act.types.ts';
import type { Service } from '../shared/port.ts';

export type { Launch, LaunchObject, OpenGame };
/** The games that the member has open, and the round that was interrupted. */
export type OpenGames = ValueOf<typeof openRound>;
export type CloseRequest = RequestOf<typeof closeGame>;
export type ClosedGame = ValueOf<typeof closeGame>;

export interface GameLaunchInput {
  /** Gives a key that no act had before. */
  readonly newKey: () => string;
  /** Who asks: a guest has to sign in first, and keeps the wish (spec §6). */
  readonly member: 'guest' | 'member';
  readonly game: LaunchObject;
}

export interface GameLaunchServices {
  readonly loadOpen: Service<void, OpenGames>;
  readonly launch: Service<LaunchObject, Launch>;
  readonly closeGame: ActService<CloseRequest, ClosedGame>;
}

export type GameLaunchEvent =
  | { readonly type: 'retry' }
  /** Goes on with the game that is open. */
  | { readonly type: 'resume' }
  /** Closes the game that is open, and opens the new one. */
  | { readonly type: 'closeOther' }
  /** The frame's own word: the game runs. */
  | { readonly type: 'frameReady' }
  /** The frame's own word, or the member's: the game is over. */
  | { readonly type: 'close' }
  /** Gives up the wish, before the game is open. */
  | { readonly type: 'leave' };

export type GameLaunchOutput =
  | { readonly result: 'signInNeeded'; readonly game: LaunchObject }
  | { readonly result: 'left' }
  /** `failure`: the platform did not say that it has closed the game; it closes it by itself when the next one is opened. */
  | { readonly result: 'closed'; readonly failure: Failure | undefined };

export interface GameLaunchContext {
  readonly input: GameLaunchInput;
  /** What is opened: the game that was wished for, or the one that is open already. */
  readonly game: LaunchObject;
  readonly open: OpenGames;
  readonly launched: Launch | undefined;
  readonly failure: Failure | undefined;
  readonly output: GameLaunchOutput;
}
