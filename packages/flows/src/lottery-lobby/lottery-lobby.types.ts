import type { Failure } from '@livery/api';
import type { LotteryGame } from '@livery/api/contract/lottery';
import type { Service } from '../shared/port.ts';

export type { LotteryGame };
/** Which lotteries are listed; `none`: all of them, or those of a tag (spec §4). */
export type LobbyList = 'none' | 'fav' | 'hot' | 'recent';

export interface LobbyInput {
  /** Whether a member is signed in: favourites and recent plays are theirs. */
  readonly signedIn: boolean;
  /** Whether the page is hidden when the lobby begins. */
  readonly hidden?: boolean | undefined;
}

export interface LobbyServices {
  /** All lotteries, the favourites among them, the popular ones, or the latest plays: with results and remaining times. */
  readonly loadList: Service<LobbyList, readonly LotteryGame[]>;
}

export type LobbyEvent =
  | { readonly type: 'list'; readonly list: LobbyList }
  /** Chooses a group of the menu; undefined: every group. */
  | { readonly type: 'tag'; readonly tag: string | undefined }
  /** Chooses a day of the week, 2 to 7 for Monday to Saturday, 1 for Sunday (spec §9); undefined: every day. */
  | { readonly type: 'week'; readonly day: number | undefined }
  /** Somebody has signed in or out. */
  | { readonly type: 'session'; readonly signedIn: boolean }
  | { readonly type: 'hidden' }
  | { readonly type: 'shown' }
  | { readonly type: 'retry' };

export interface LobbyContext {
  readonly signedIn: boolean;
  readonly hidden: boolean;
  readonly list: LobbyList;
  readonly tag: string | undefined;
  readonly day: number | undefined;
  /** What is shown: it stays while a poll fails. */
  readonly games: readonly LotteryGame[];
  /** The last answer, which sets the next poll; undefined after a failure. */
  readonly answer: readonly LotteryGame[] | undefined;
  readonly failure: Failure | undefined;
}
