import type { Client } from '@livery/api';
import { recentGames } from '@livery/api/contract/my-games';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';

/** Games that the member started lately, the latest first. For members only: guests and trial accounts have none (spec §6). */
export function recentGamesQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [...memberKey, recentGames.id],
    queryFn: ({ signal }) => client.call(recentGames, {}, { signal }),
  });
}
