import { gameMenus } from '@livery/api/contract/games';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../app/services.tsx';

/** The kinds of games by the platform's own names. */
export function gameTypesQuery({ client, language }: Pick<Services, 'client' | 'language'>) {
  return queryOptions({
    queryKey: [gameMenus.id, language.code],
    queryFn: ({ signal }) => client.call(gameMenus, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
