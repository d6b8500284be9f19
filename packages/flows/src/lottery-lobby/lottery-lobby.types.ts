import type { Failure } from '@livery/api';
import type { LotteryGame } from '@livery/api/contract/lottery';
import type { Service } from '../shared/port.ts';

/** A lottery as the lobby lists it. */
export interface ListedLottery extends LotteryGame {
  /** When its draw is, in milliseconds since 1970 by the platform's clock (spec §3 "fewinTime (computed)"). */
  readonly fewinTime: number;
}

/** A list as it was answered. */
export interface LobbyAnswer {
  readonly items: readonly ListedLottery[];
  /** The platform's time of the answer, milliseconds since 1970. */
  readonly at: number;
  /** True when there is no connection and this is the last answer kept on the device. */
  readonly remembered: boolean;
}

/** Which lotteries are listed; `none`: all of them, or those of a tag (spec §4). */
export type LobbyList = 'none' | 'fav' | 'hot' | 'recent';

export interface LobbyInput {
  /** Whether a member is signed in: favourites and recent plays are theirs. */
  readonly signedIn: boolean;
  /** Whether the page is hidden when the lobby begins. */
  readonly hidden?: boolean | undefined;
  /** What is chosen when the lobby begins; a list of members counts for nobody else. All lotteries without it. */
  readonly choice?: LobbyChoice | undefined;
  /** The chosen list as it was answered before: it is shown while it is asked for again. */
  readonly listed?: LobbyAnswer | undefined;
}

/** What of the lobby is shown. */
export interface LobbyChoice {
  readonly list: LobbyList;
  /** Group of the menu; undefined: every group. */
  readonly tag: string | undefined;
  /** Day of the week, as in `week`; undefined: every day. */
  readonly day: number | undefined;
}

export interface LobbyServices {
  /** All lotteries, the favourites among them, the popular ones, or the latest plays: with results and remaining times. */
  readonly loadList: Service<LobbyList, LobbyAnswer>;
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

export interface LobbyContext extends LobbyChoice {
  readonly signedIn: boolean;
  readonly hidden: boolean;
  /** What is shown: it stays while a poll fails. */
  readonly listed: LobbyAnswer | undefined;
  /** The platform's last answer, which sets the next poll; undefined after a failure. */
  readonly answer: readonly ListedLottery[] | undefined;
  readonly failure: Failure | undefined;
}
