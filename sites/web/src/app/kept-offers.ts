import type { KeylessEndpoint, RequestOf, ValueOf } from '@livery/api';
import { usernameOf } from '../features/session/index.ts';
import { askList, type Listed } from './queries.ts';
import type { Services } from './services.tsx';
import type { SiteStorage } from './storage.ts';

/** Milliseconds for which offers are taken as new. */
const fresh = 60_000;

/** What offers are asked for with. */
export type OfferParts = Pick<Services, 'client' | 'language' | 'storage' | 'session'>;

/**
 * Asks for a page of offers. One that a list opens with is kept, and given without a connection, marked so. A member is given back only what
 * they were shown themselves: one who takes a break is shown none.
 *
 * @param part tells lists of one call apart on the device; undefined for a page that is not kept
 */
export async function askOffers<E extends KeylessEndpoint>(
  { client, language, storage, session }: OfferParts,
  endpoint: E,
  request: RequestOf<E>,
  part: string | undefined,
  signal: AbortSignal,
): Promise<Listed<ValueOf<E>>> {
  if (part !== undefined) {
    const kept = keptBy(usernameOf(session.state()), storage);
    const parts = { client, language: language.code, storage: kept };
    return askList(parts, endpoint, request, part, signal);
  }
  const { value, serverTime } = await client.answer(endpoint, request, { signal });
  return { items: value, at: serverTime, remembered: false };
}

type Page = Listed<{ readonly totalPages: number }>;

/** Pages of {@link askOffers}, counted from 1, for `infiniteQueryOptions`. */
export const pagedOffers = {
  initialPageParam: 1,
  // The device keeps the first one alone.
  getNextPageParam: ({ items, remembered }: Page, _: unknown, pageNo: number) =>
    !remembered && pageNo < items.totalPages ? pageNo + 1 : undefined,
  staleTime: ({ state }: { state: { data?: { pages: readonly Page[] } | undefined } }) =>
    state.data?.pages[0]?.remembered ? 0 : fresh,
};

type Kept = Pick<SiteStorage, 'list' | 'saveList'>;

const keptBy = (username: string | undefined, storage: Kept): Kept =>
  username === undefined
    ? storage
    : {
        list: (name) => storage.list(`${name}.${username}`),
        saveList(name, list) {
          // A member who comes back to the site without a connection is a guest.
          storage.saveList(name, list);
          storage.saveList(`${name}.${username}`, list);
        },
      };
