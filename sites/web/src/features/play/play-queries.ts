import type { Client, RequestOf } from '@livery/api';
import { gameRules } from '@livery/api/contract/game-list';
import { netPosition } from '@livery/api/contract/history';
import { protection } from '@livery/api/contract/protection';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';
import type { Services } from '../../app/services.tsx';

/** Milliseconds for which rules are taken as new. */
const fresh = 5 * 60_000;
/** Milliseconds after which the member's position is asked for again while a game is open. */
const positionPeriod = 60_000;

/** Rules, prize table and limits of a game or a vendor's lobby, in the page's language. */
export function rulesQuery(
  { client, language }: Pick<Services, 'client' | 'language'>,
  game: RequestOf<typeof gameRules>,
) {
  return queryOptions({
    queryKey: [gameRules.id, language.code, game] as const,
    queryFn: ({ signal }) => client.call(gameRules, game, { signal }),
    staleTime: fresh,
  });
}

/** What the member has set to protect themselves, and how much of each limit is left. */
export function protectionQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [...memberKey, protection.id] as const,
    queryFn: ({ signal }) => client.call(protection, {}, { signal }),
  });
}

/** How the member stands in this session. */
export function positionQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [...memberKey, netPosition.id] as const,
    queryFn: ({ signal }) => client.call(netPosition, {}, { signal }),
    refetchInterval: positionPeriod,
    refetchIntervalInBackground: false,
  });
}
