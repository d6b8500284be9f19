import {
  type PointsKind,
  pointsBalance,
  pointsConfig,
  pointsRedeemList,
  pointsRewards,
  pointsTransactions,
  type RedeemState,
  type RewardType,
} from '@livery/api/contract/points';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { askOffers, type OfferParts, pagedOffers } from '../../app/kept-offers.ts';
import { memberKey } from '../../app/member-key.ts';
import { ownerKey } from '../../app/owner-key.ts';
import { paged } from '../../app/paged.ts';
import type { Services } from '../../app/services.tsx';

/** Rewards, redemptions or movements on a page. */
const pageSize = 12;
/** Milliseconds for which what the mall has is taken as new. */
const fresh = 60_000;

type Asking = Pick<Services, 'client' | 'language'>;

/** What narrows the rewards. */
export interface RewardsFilter {
  readonly type: RewardType | undefined;
  readonly maxPoints: number | undefined;
}

/** What the mall has, a page at a time. */
export function rewardsQuery(
  parts: OfferParts,
  isMember: boolean,
  { type, maxPoints }: RewardsFilter,
) {
  return infiniteQueryOptions({
    queryKey: [...ownerKey(isMember), pointsRewards.id, parts.language.code, type, maxPoints],
    queryFn: ({ signal, pageParam: pageNo }) => {
      const asked = {
        ...(type === undefined ? {} : { type }),
        ...(maxPoints === undefined ? {} : { maxPoints }),
      };
      const opens = pageNo === 1 && maxPoints === undefined;
      const part = opens ? (type ?? 'all') : undefined;
      return askOffers(parts, pointsRewards, { ...asked, pageNo, pageSize }, part, signal);
    },
    ...pagedOffers,
  });
}

/** One reward; null when the mall has none of this id. */
export function rewardQuery({ client, language }: Asking, isMember: boolean, rewardId: string) {
  return queryOptions({
    queryKey: [...ownerKey(isMember), pointsRewards.id, language.code, 'one', rewardId],
    queryFn: async ({ signal }) => {
      const { list } = await client.call(pointsRewards, { rewardId }, { signal });
      return list[0] ?? null;
    },
    staleTime: fresh,
  });
}

/** How points are earned and what they are worth. */
export function configQuery({ client }: Pick<Services, 'client'>) {
  return queryOptions({
    queryKey: [pointsConfig.id],
    queryFn: ({ signal }) => client.call(pointsConfig, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The member's points and what they are worth. */
export function pointsQuery({ client }: Pick<Services, 'client'>) {
  return queryOptions({
    queryKey: [...memberKey, pointsBalance.id],
    queryFn: ({ signal }) => client.call(pointsBalance, {}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** What the member has redeemed, newest first, a page at a time. */
export function recordsQuery({ client, language }: Asking, status: RedeemState | undefined) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, pointsRedeemList.id, language.code, status],
    queryFn: ({ signal, pageParam: pageNo }) => {
      const asked = status === undefined ? {} : { status };
      return client.call(pointsRedeemList, { ...asked, pageNo, pageSize }, { signal });
    },
    ...paged,
  });
}

/** Every change of the member's points, newest first, a page at a time. */
export function movesQuery({ client }: Pick<Services, 'client'>, kind: PointsKind | undefined) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, pointsTransactions.id, kind],
    queryFn: ({ signal, pageParam: pageNo }) => {
      const asked = kind === undefined ? {} : { kind };
      return client.call(pointsTransactions, { ...asked, pageNo, pageSize }, { signal });
    },
    ...paged,
  });
}
