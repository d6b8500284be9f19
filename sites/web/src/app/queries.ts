import {
  type Client,
  type Endpoint,
  failureOf,
  type KeylessEndpoint,
  type RequestOf,
  type ValueOf,
} from '@livery/api';
// By area: the whole contract would bring the calls of a sign-in along.
import { type BannerGroup, banners, notices } from '@livery/api/contract/content';
import { hotGames, vendorList, winnerBoard } from '@livery/api/contract/games';
import { popularLottery } from '@livery/api/contract/lottery';
import { longestPoll, nextPoll } from '@livery/flows/lottery-poll';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { safeParse } from 'valibot';
import { memberKey } from './member-key.ts';
import { pollPeriod } from './poll-period.ts';
import type { SiteStorage } from './storage.ts';

/** Milliseconds for which a list is taken as new. */
const fresh = 60_000;

/** A list with the time of its answer. */
export interface Listed<Items> {
  readonly items: Items;
  /** The platform's time of the answer, milliseconds since 1970. */
  readonly at: number;
  /** True when there is no connection and this is the last answer kept on the device. */
  readonly remembered: boolean;
}

/** What the queries of the site need to ask with. */
export interface AskingParts {
  readonly client: Client;
  readonly storage: Pick<SiteStorage, 'list' | 'saveList'>;
  readonly merchantCode: string;
  /** Upper-case code, part of each key: a list in another language is another list. */
  readonly language: string;
}

/** Every list that the site reads, as options for `useQuery`. */
export function createQueries(parts: AskingParts) {
  const { language, merchantCode } = parts;
  const list = <E extends KeylessEndpoint>(endpoint: E, request: RequestOf<E>, part?: string) =>
    listQuery(parts, endpoint, request, part);

  return {
    /** Any other list, for a screen that loads on demand with its call. */
    list: <E extends KeylessEndpoint>(endpoint: E, request: RequestOf<E>) =>
      queryOptions(list(endpoint, request)),
    /** Hot games, most played first. */
    hotGames: () => queryOptions(list(hotGames, { merchantCode, language })),
    /** Banners of one page's group, in the merchant's order. */
    banners: (groupName: BannerGroup) => queryOptions(list(banners, { groupName }, groupName)),
    /** Notices of the merchant, newest first. */
    notices: () => queryOptions(list(notices, {})),
    /** Vendors of every game type. */
    vendors: () => queryOptions(list(vendorList, {})),
    /** The winner board, 50 entries at most (spec §9). */
    winners: () => queryOptions(list(winnerBoard, { language })),
    /**
     * Popular lotteries. Asked again by the rule of spec §4 (see `nextPoll`), at once on return to the page, and not while it
     * is hidden: a query is not unless it says so.
     */
    lotteries: () =>
      queryOptions({
        ...list(popularLottery, {}),
        refetchInterval: ({ state: { status, data } }) =>
          pollPeriod(nextPoll(status === 'success' ? data?.items : undefined), longestPoll),
        refetchOnWindowFocus: 'always',
      }),
  };
}

/** See {@link createQueries}. */
export type SiteQueries = ReturnType<typeof createQueries>;

/** Asks for the banners again when somebody else is signed in, or nobody: a member who takes a break is offered nothing. */
export function askBannersOfMember(
  cache: QueryClient,
  session: { token(): string | undefined; subscribe(listener: () => void): unknown },
): void {
  let asked = session.token();
  session.subscribe(() => {
    const token = session.token();
    if (token === asked) return;
    asked = token;
    void cache.invalidateQueries({ queryKey: [banners.id] });
  });
}

/** Asks for everything of the member's again when they have signed in again: the page kept what it had before. */
export function askMemberAgain(
  cache: QueryClient,
  session: { inQuestion(): boolean; subscribe(listener: () => void): unknown },
): void {
  let waited = session.inQuestion();
  session.subscribe(() => {
    const waits = session.inQuestion();
    if (waited && !waits) void cache.invalidateQueries({ queryKey: memberKey });
    waited = waits;
  });
}

/**
 * Options of one list.
 *
 * @param part tells lists of one call apart, in the cache and on the device
 */
export function listQuery<E extends KeylessEndpoint>(
  parts: AskingParts,
  endpoint: E,
  request: RequestOf<E>,
  part = 'all',
) {
  return {
    queryKey: [endpoint.id, parts.language, part] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      askList(parts, endpoint, request, part, signal),
    staleTime: (query: { state: { data?: Listed<unknown> | undefined } }) =>
      query.state.data?.remembered ? 0 : fresh,
  };
}

/** Asks for a list and keeps it; without a connection gives the one kept last, marked so. */
export async function askList<E extends KeylessEndpoint>(
  { client, storage, language }: Omit<AskingParts, 'merchantCode'>,
  endpoint: E,
  request: RequestOf<E>,
  part: string,
  signal: AbortSignal,
): Promise<Listed<ValueOf<E>>> {
  const name = part === 'all' ? `${endpoint.id}.${language}` : `${endpoint.id}.${part}.${language}`;
  try {
    const { value, serverTime } = await client.answer(endpoint, request, { signal });
    storage.saveList(name, { at: serverTime, value });
    return { items: value, at: serverTime, remembered: false };
  } catch (error) {
    const kept = failureOf(error)?.kind === 'offline' ? storage.list(name) : undefined;
    const items = kept && readKept(endpoint, kept.value);
    if (!kept || items === undefined) throw error;
    return { items, at: kept.at, remembered: true };
  }
}

function readKept<E extends Endpoint>(endpoint: E, value: unknown): ValueOf<E> | undefined {
  const parsed = safeParse(endpoint.response, value);
  // The schema is this endpoint's own; the generic lookup loses that link.
  return parsed.success ? (parsed.output as ValueOf<E>) : undefined;
}
