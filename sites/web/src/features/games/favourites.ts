import { type Client, type Failure, failureOf } from '@livery/api';
import type { Game } from '@livery/api/contract/games';
import {
  favouriteAdd,
  favouriteList,
  favouriteRemove,
  favourites,
} from '@livery/api/contract/my-games';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';
import type { Session } from '../session/index.ts';

/** Milliseconds for which the marks are taken as new. */
const fresh = 60_000;

/** Node ids of the member's favourites. For members only: a guest and a trial account have none (spec §6). */
export function favouritesQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [...memberKey, favourites.id],
    queryFn: ({ signal }) => client.call(favourites, {}, { signal }),
    staleTime: fresh,
  });
}

/** What the platform needs to know of a game. */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;

/** One press on a game's star. */
interface FavouriteChange {
  readonly game: FavouriteGame;
  /** Whether the game was a favourite, and is to be one no longer. */
  readonly kept: boolean;
  /** The session in which the star was pressed. */
  readonly token: string;
}

/** What the changes of favourites need of the page's services. */
interface FavouriteParts {
  readonly client: Pick<Client, 'call'>;
  readonly cache: QueryClient;
  readonly session: Pick<Session, 'token'>;
}

const mutationKey = [...memberKey, 'favourite change'];

/** How many changes are pending in a session, of one game or of all. */
function pendingChanges(cache: QueryClient, token: string, nodeId?: number): number {
  return cache.isMutating({
    mutationKey,
    predicate: ({ state }) => {
      // Only mutations with this key match, and all of those take this.
      const change = state.variables as FavouriteChange;
      return change.token === token && (nodeId ?? change.game.nodeId) === change.game.nodeId;
    },
  });
}

/**
 * The change that a press on a game's star asks for: the game becomes a favourite, or is one no longer (spec §4).
 *
 * @returns undefined for a guest, before the marks are known, and while an earlier press on the same game is pending
 */
export function favouriteChange(
  { client, cache, session }: FavouriteParts,
  game: FavouriteGame,
): FavouriteChange | undefined {
  const token = session.token();
  const marks = cache.getQueryData(favouritesQuery(client).queryKey);
  if (token === undefined || !marks || pendingChanges(cache, token, game.nodeId) > 0) return;
  return { game, kept: marks.includes(game.nodeId), token };
}

/**
 * Sends a {@link favouriteChange}. The mark changes at once, and back when the platform refuses. A lost answer is not a refusal: the
 * platform is then asked for its marks, and the mark changes back unless the platform has made the change. Marks belong to one member:
 * a change that ends after its session leaves those of the next one alone.
 *
 * @param onFailure called with the reason when a mark has changed back
 */
export function favouriteMutation(
  { client, cache, session }: FavouriteParts,
  onFailure?: (failure: Failure) => void,
) {
  const { queryKey } = favouritesQuery(client);
  const isCurrent = ({ token }: FavouriteChange) => session.token() === token;

  function mark(nodeId: number, kept: boolean): void {
    cache.setQueryData(queryKey, (marks) => {
      const others = marks?.filter((each) => each !== nodeId);
      return others && kept ? [nodeId, ...others] : others;
    });
  }

  /** Whether the platform has a game among the favourites; undefined when it cannot be reached. */
  async function isHeld(nodeId: number): Promise<boolean | undefined> {
    try {
      return (await client.call(favourites, {})).includes(nodeId);
    } catch (error) {
      if (!failureOf(error)) throw error;
      return undefined;
    }
  }

  return mutationOptions({
    mutationKey,
    // Without connection a call fails, and the member learns of it, instead of waiting unseen.
    networkMode: 'always',
    onMutate: async (change: FavouriteChange) => {
      // An answer on its way has the marks from before the press.
      await cache.cancelQueries({ queryKey });
      if (isCurrent(change)) mark(change.game.nodeId, !change.kept);
    },
    mutationFn: async (change: FavouriteChange): Promise<void> => {
      const { game, kept } = change;
      const { nodeId, vassalage, gameType } = game;
      if (!isCurrent(change)) return;
      try {
        const endpoint = kept ? favouriteRemove : favouriteAdd;
        await client.call(endpoint, { nodeId, vendor: vassalage, gameType });
      } catch (error) {
        const failure = failureOf(error);
        const mayBeDone = failure && failure.kind !== 'refused' && isCurrent(change);
        if (!mayBeDone || (await isHeld(nodeId)) !== !kept) throw error;
      }
    },
    onError: (error, change) => {
      if (isCurrent(change)) mark(change.game.nodeId, change.kept);
      const failure = failureOf(error);
      // An expired session opens the login over the page, which says so.
      if (failure && failure.kind !== 'expired') onFailure?.(failure);
    },
    onSettled: (_data, _error, change) => {
      // This change still counts as pending. While another one is, an answer would have that one's mark from before.
      if (!isCurrent(change) || pendingChanges(cache, change.token) > 1) return;
      void cache.invalidateQueries({ queryKey });
      void cache.invalidateQueries({ queryKey: [...memberKey, favouriteList.id] });
    },
  });
}
