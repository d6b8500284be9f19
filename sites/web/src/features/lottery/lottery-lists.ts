import { type LotteryGame, type PrizeMode, popularLottery } from '@livery/api/contract/lottery';
import { lotteryGameList, recentLottery } from '@livery/api/contract/lottery-list';
import type { LobbyAnswer, LobbyList, LobbyServices } from '@livery/flows/lottery-lobby';
import * as v from 'valibot';
import { memberKey } from '../../app/member-key.ts';
import { type AskingParts, askList, type Listed } from '../../app/queries.ts';
import type { SiteStorage } from '../../app/storage.ts';

interface LotteryParts extends Omit<AskingParts, 'merchantCode'> {
  readonly storage: Pick<SiteStorage, 'kept' | 'list' | 'saveList'>;
  /** Which of the platform's sets of lotteries the lobby shows (spec §9). */
  readonly prizeMode: PrizeMode;
  /** Name of the member whose favourites are shown; undefined for a guest. */
  readonly username: () => string | undefined;
}

/** Under which key a list of the lobby is kept as long as the page lives; a member's own leaves with them. */
export function lobbyListKey(language: string, prizeMode: PrizeMode, list: LobbyList) {
  const isOwn = list === 'fav' || list === 'recent';
  return [...(isOwn ? memberKey : []), 'lotteryLobby', language, prizeMode, list];
}

/** All lotteries of a set by group; without a connection those that the device keeps. */
export function lotteryGroups(
  parts: Omit<AskingParts, 'merchantCode'>,
  prizeMode: PrizeMode,
  signal: AbortSignal,
) {
  return askList(parts, lotteryGameList, { prizeMode }, prizeMode, signal);
}

/**
 * What each list of the lottery lobby loads (spec §4): all lotteries of its set, the popular ones, those that the member opened
 * lately, the latest first, or those among all that the member keeps as favourites on this device. Without a connection it is what was
 * loaded last; what a member opened is kept on no device.
 */
export function lotteryLists({ prizeMode, username, ...parts }: LotteryParts): LobbyServices {
  const { client, storage } = parts;
  const all = async (signal: AbortSignal) => {
    const { items, ...groups } = await lotteryGroups(parts, prizeMode, signal);
    return listed({ ...groups, items: items.flatMap(({ gameMenus }) => gameMenus) });
  };
  return {
    async loadList(list, signal) {
      switch (list) {
        case 'none':
          return all(signal);
        case 'hot':
          return listed(await askList(parts, popularLottery, { prizeMode }, prizeMode, signal));
        case 'recent': {
          const { value, serverTime } = await client.answer(
            recentLottery,
            { prizeMode },
            { signal },
          );
          const items = Object.values(value).sort((one, other) => other.playedAt - one.playedAt);
          return listed({ items, at: serverTime, remembered: false });
        }
        case 'fav': {
          const { items, ...answer } = await all(signal);
          // Read when the answer is there: what was kept meanwhile counts.
          const name = username();
          const kept = new Set(name === undefined ? [] : lotteryFavourites(storage, name));
          return { ...answer, items: items.filter(({ gameId }) => kept.has(gameId)) };
        }
      }
    },
  };
}

/** What is left of each draw counts from the platform's time of the answer. */
function listed({ items, at, remembered }: Listed<readonly LotteryGame[]>): LobbyAnswer {
  return {
    items: items.map((game) => ({
      ...game,
      fewinTime: at + game.remainTime,
    })),
    at,
    remembered,
  };
}

/** Lottery favourites of one member on this device, by game id, the newest first. */
export function lotteryFavourites(
  storage: Pick<SiteStorage, 'kept'>,
  username: string,
): readonly string[] {
  const found = v.safeParse(idsSchema, storage.kept(`lotteryFavourites.${username}`));
  return found.success ? found.output : [];
}

const idsSchema = v.array(v.string());

/**
 * Adds a lottery to a member's favourites on this device, or takes it away when it is among them (spec §3, §4).
 *
 * @returns the favourites as they are now, the newest first
 */
export function toggleLotteryFavourite(
  storage: Pick<SiteStorage, 'kept' | 'keep'>,
  username: string,
  gameId: string,
): readonly string[] {
  // Read again each time: another tab may have written.
  const before = lotteryFavourites(storage, username);
  const others = before.filter((each) => each !== gameId);
  const now = others.length < before.length ? others : [gameId, ...others];
  storage.keep(`lotteryFavourites.${username}`, now);
  return now;
}
