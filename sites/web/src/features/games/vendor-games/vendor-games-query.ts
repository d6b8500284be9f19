import { gameList, gameTypeByVendor } from '@livery/api/contract/game-list';
import type { GameListState } from '@livery/flows/game-list';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../app/services.tsx';

/** Milliseconds for which a page is taken as new. */
const fresh = 60_000;

/** A page of one vendor's games, by name where one was typed. A popup is no hall, and asks for games of today's players alone (spec §9). */
export function vendorGamesQuery(
  { client, site, language }: Pick<Services, 'client' | 'site' | 'language'>,
  { vendor, filters, pageNo }: GameListState,
  gameType: string | undefined,
) {
  const request = {
    merchant: site.merchant.code,
    language: language.code,
    gameType,
    vassalage: vendor,
    gameName: filters.name || undefined,
    pageNo,
  };
  return queryOptions({
    queryKey: [gameList.id, 'popup', request] as const,
    queryFn: ({ signal }) => client.call(gameList, request, { signal }),
    staleTime: fresh,
  });
}

/** The types of the games that a vendor has (spec §7), by the names that the platform gives them. */
export function vendorTypesQuery(
  { client, language }: Pick<Services, 'client' | 'language'>,
  vassalage: string,
) {
  return queryOptions({
    queryKey: [gameTypeByVendor.id, language.code, vassalage],
    queryFn: ({ signal }) => client.call(gameTypeByVendor, { vassalage }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
