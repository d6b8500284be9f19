import { uploadDetail } from '@livery/api/contract/files';
import {
  activityList,
  type Promotion,
  promotions,
  raffleStatus,
} from '@livery/api/contract/promotions';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { askOffers, type OfferParts, pagedOffers } from '../../app/kept-offers.ts';
import { memberKey } from '../../app/member-key.ts';
import { ownerKey } from '../../app/owner-key.ts';
import type { Services } from '../../app/services.tsx';

/** Promotions on a page of the list. */
const pageSize = 12;

type Asking = Pick<Services, 'client' | 'language'>;

/** Promotions of one kind, or all, a page at a time: those that run, those to come, those that are over. */
export function promotionsQuery(
  parts: OfferParts,
  isMember: boolean,
  category: Promotion['category'] | undefined,
) {
  return infiniteQueryOptions({
    queryKey: [...ownerKey(isMember), promotions.id, parts.language.code, category ?? 'all'],
    queryFn: ({ signal, pageParam: pageNo }) => {
      const kind = category === undefined ? {} : { category };
      const part = pageNo === 1 ? (category ?? 'all') : undefined;
      return askOffers(parts, promotions, { ...kind, pageNo, pageSize }, part, signal);
    },
    ...pagedOffers,
  });
}

/** Where the member stands in each promotion. */
export function activitiesQuery({ client, language }: Asking) {
  return queryOptions({
    queryKey: [...memberKey, activityList.id, language.code],
    queryFn: async ({ signal }) => (await client.call(activityList, {}, { signal })).list,
  });
}

/** An image that the member sent, as an address of its own bytes. */
export function uploadQuery({ client }: Pick<Services, 'client'>, id: string) {
  return queryOptions({
    queryKey: [...memberKey, uploadDetail.id, id],
    queryFn: async ({ signal }) => {
      const { type, content } = await client.call(uploadDetail, { id }, { signal });
      return `data:${type};base64,${content}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The raffle of today: its prizes with their chances, and whether the turn is open. */
export function raffleQuery({ client }: Pick<Services, 'client'>) {
  return queryOptions({
    queryKey: [...memberKey, raffleStatus.id],
    queryFn: ({ signal }) => client.call(raffleStatus, {}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}
