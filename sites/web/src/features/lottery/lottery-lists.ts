import type { Client } from '@livery/api';
import { type LotteryGame, popularLottery } from '@livery/api/contract/lottery';
import { lotteryGameList, type PrizeMode, recentLottery } from '@livery/api/contract/lottery-list';
import type { ListedLottery, LobbyServices } from '@livery/flows/lottery-lobby';
import * as v from 'valibot';
import type { SiteStorage } from '../../app/storage.ts';
import type { Session } from '../session/index.ts';

interface LotteryParts {
  readonly client: Pick<Client, 'answer'>;
  readonly storage: Pick<SiteStorage, 'kept'>;
  /** Which of the platform's sets of lotteries the lobby shows (spec §9). */
  readonly prizeMode: PrizeMode;
  /** Name of the member whose favourites are shown; undefined for a guest. */
  readonly username: () => string | undefined;
}

/**
 * What each list of the lottery lobby loads (spec §4): all lotteries of its set, the popular ones, those that the member opened
 * lately, the latest first, or those among all that the member keeps as favourites on this device.
 */
export function lotteryLists({
  client,
  storage,
  prizeMode,
  username,
}: LotteryParts): LobbyServices {
  const all = async (signal: AbortSignal) => {
    const groups = await client.answer(lotteryGameList, { prizeMode }, { signal });
    return listed({ ...groups, value: groups.value.flatMap(({ gameMenus }) => gameMenus) });
  };
  return {
    async loadList(list, signal) {
      switch (list) {
        case 'none':
          return all(signal);
        case 'hot':
          return listed(await client.answer(popularLottery, {}, { signal }));
        case 'recent': {
          const entries = await client.answer(recentLottery, { prizeMode }, { signal });
          const latest = Object.values(entries.value).sort(
            (one, other) => other.playedAt - one.playedAt,
          );
          return listed({ ...entries, value: latest });
        }
        case 'fav': {
          const games = await all(signal);
          // Read when the answer is there: what was kept meanwhile counts.
          const name = username();
          const kept = new Set(name === undefined ? [] : lotteryFavourites(storage, name));
          return games.filter(({ gameId }) => kept.has(gameId));
        }
      }
    },
  };
}

/** What is left of each draw counts from the platform's time of the answer. */
function listed({
  value,
  serverTime,
}: {
  readonly value: readonly LotteryGame[];
  readonly serverTime: number;
}): ListedLottery[] {
  return value.map((game) => ({ ...game, fewinTime: serverTime + game.remainTime }));
}

/** Whose lists are shown; undefined for a guest. */
export function usernameOf(state: ReturnType<Session['state']>): string | undefined {
  return state.kind === 'member' ? state.record.username : undefined;
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
