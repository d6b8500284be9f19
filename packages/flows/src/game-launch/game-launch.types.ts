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
  /** Gives a new key. */
  readonly newKey: () => string;
  /** Who launches: a guest logs in first, and the game is remembered (spec §6). */
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
  /** Resumes the open game. */
  | { readonly type: 'resume' }
  /** Closes the game that is open, and opens the new one. */
  | { readonly type: 'closeOther' }
  /** Reported by the frame: the game runs. */
  | { readonly type: 'frameReady' }
  /** Reported by the frame or the member: the game is over. */
  | { readonly type: 'close' }
  /** Cancels the launch, before the game is open. One that is on its way to the platform is closed as soon as its answer is there. */
  | { readonly type: 'leave' };

export type GameLaunchOutput =
  | { readonly result: 'signInNeeded'; readonly game: LaunchObject }
  | { readonly result: 'left' }
  /** `failure`: the platform did not confirm that the game is closed; it closes the game when the next one opens. */
  | { readonly result: 'closed'; readonly failure: Failure | undefined };

export interface GameLaunchContext {
  readonly input: GameLaunchInput;
  /** What is opened: the requested game, or the one that is open already. */
  readonly game: LaunchObject;
  readonly open: OpenGames;
  /** The platform refused a launch for another game, and has not named it yet. */
  readonly refusedForOther: boolean;
  /** The member leaves as soon as the launch is answered. */
  readonly wantsOut: boolean;
  readonly launched: Launch | undefined;
  readonly failure: Failure | undefined;
  readonly output: GameLaunchOutput;
}
