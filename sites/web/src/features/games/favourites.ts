import { type Client, type Failure, failureOf } from '@livery/api';
import type { Game } from '@livery/api/contract/games';
import {
  favouriteAdd,
  favouriteList,
  favouriteRemove,
  favourites,
} from '@livery/api/contract/my-games';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';
import type { Session } from '../session/session-store.ts';

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

/** Adding and taking away of favourites, one for all cards of a page. */
export function createFavourites(parts: {
  readonly client: Pick<Client, 'call'>;
  readonly cache: QueryClient;
  readonly session: Pick<Session, 'token'>;
}) {
  const { client, cache, session } = parts;
  const { queryKey } = favouritesQuery(client);
  /** The session in which a game's change is under way. */
  const underWay = new Map<number, string>();

  function mark(nodeId: number, kept: boolean): void {
    cache.setQueryData(queryKey, (marks) => {
      const others = marks?.filter((each) => each !== nodeId);
      return others && kept ? [nodeId, ...others] : others;
    });
  }

  /** Whether the platform has a game among the favourites; undefined when it cannot be heard. */
  async function isHeld(nodeId: number): Promise<boolean | undefined> {
    try {
      return (await client.call(favourites, {})).includes(nodeId);
    } catch (error) {
      if (!failureOf(error)) throw error;
      return undefined;
    }
  }

  return {
    /**
     * Adds a game, or takes it away when it is among the favourites (spec §4). The mark turns at once, and back when the platform
     * refuses. A lost answer is not a no: then the platform is asked what holds, and the mark turns back unless it holds what was
     * wanted. A second press while the first is under way does nothing, nor does one before the marks are known.
     *
     * @returns why the mark turned back; undefined when the game is, or is no longer, a favourite
     */
    async toggle({ nodeId, vassalage, gameType }: FavouriteGame): Promise<Failure | undefined> {
      const token = session.token();
      const marks = cache.getQueryData(queryKey);
      if (token === undefined || !marks || underWay.get(nodeId) === token) return undefined;
      underWay.set(nodeId, token);
      const kept = marks.includes(nodeId);
      // Marks are one member's: what ends after the session turns nothing of the next one.
      const isSame = () => session.token() === token;
      try {
        // Marks that are on their way are those of before.
        await cache.cancelQueries({ queryKey });
        if (!isSame()) return undefined;
        mark(nodeId, !kept);
        const endpoint = kept ? favouriteRemove : favouriteAdd;
        await client.call(endpoint, { nodeId, vendor: vassalage, gameType });
        return undefined;
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'refused' && isSame() && (await isHeld(nodeId)) === !kept) {
          return undefined;
        }
        if (isSame()) mark(nodeId, kept);
        return failure;
      } finally {
        if (underWay.get(nodeId) === token) underWay.delete(nodeId);
        // While another change is under way, an answer would have its mark of before.
        const isLast = ![...underWay.values()].includes(token);
        if (isSame() && isLast) {
          void cache.invalidateQueries({ queryKey });
          void cache.invalidateQueries({ queryKey: [...memberKey, favouriteList.id] });
        }
      }
    },
  };
}

/** What the platform wants to know of a game. */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;
/** See {@link createFavourites}. */
export type Favourites = ReturnType<typeof createFavourites>;
