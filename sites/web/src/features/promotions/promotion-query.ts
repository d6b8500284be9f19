import { promotionDetail } from '@livery/api/contract/promotions';
import { queryOptions } from '@tanstack/react-query';
import { ownerKey } from '../../app/owner-key.ts';
import type { Services } from '../../app/services.tsx';

/** Milliseconds for which a promotion is taken as new. */
const fresh = 60_000;

/** One promotion with its words and terms; asked for again on return, because it may have ended meanwhile. */
export function promotionQuery(
  { client, language }: Pick<Services, 'client' | 'language'>,
  isMember: boolean,
  id: string,
) {
  return queryOptions({
    queryKey: [...ownerKey(isMember), promotionDetail.id, language.code, id],
    queryFn: ({ signal }) => client.call(promotionDetail, { promotionId: id }, { signal }),
    staleTime: fresh,
    refetchOnWindowFocus: true,
  });
}
