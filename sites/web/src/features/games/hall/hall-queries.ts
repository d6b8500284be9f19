import type { Client } from '@livery/api';
import { whitelabel } from '@livery/api/contract/system';
import type { GameListState } from '@livery/flows/game-list';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../app/services.tsx';
import { type HallParts, hallHotQuery } from '../game-list-query.ts';
import type { Hall } from './halls.ts';

/** The platform's own languages, upper-case codes: with one of them there is bingo (spec §9). */
export function platformLanguagesQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [whitelabel.id, 'languages'],
    queryFn: async ({ signal }) => (await client.call(whitelabel, {}, { signal })).languages,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the lists of a hall are asked with. */
export function useHallParts(hall: Hall, state: GameListState): HallParts {
  const { client, storage, cache, site, language } = useServices();
  return {
    client,
    storage,
    cache,
    merchantCode: site.merchant.code,
    language: language.code,
    gameType: askedType(hall, state),
  };
}

/** Whether a hall has hot games. They are asked for before anybody chooses them (spec §4). */
export function useHasHot(parts: HallParts, { vendor }: GameListState): boolean {
  const hot = useQuery(hallHotQuery(parts, vendor));
  const { gameType } = parts;
  return (
    hot.data?.items.some((game) => gameType === undefined || game.gameType === gameType) ?? false
  );
}

/**
 * The type that a list is asked for. Every hot vendor leads to the slots (spec §2 "Vendor-select screen"), whatever its games are, so all
 * of one vendor's are shown there.
 */
export function askedType(hall: Hall, state: GameListState): string | undefined {
  return hall.id === 'RNG' && shownVendor(state) !== undefined ? undefined : hall.gameType;
}

/** The vendor whose games are shown. Favourites are asked for without one (spec §4): they are of every vendor. */
export function shownVendor({ list, vendor }: GameListState): string | undefined {
  return list === 'fav' ? undefined : vendor;
}

/** Whether a hall shows games of a type. */
export function isOf({ gameType }: Hall, type: string): boolean {
  return gameType === undefined || gameType === type;
}
