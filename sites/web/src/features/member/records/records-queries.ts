import type { ValueOf } from '@livery/api';
import {
  type Bet,
  betHistory,
  betStates,
  transactionDirections,
  transactionHistory,
  transactionKinds,
} from '@livery/api/contract/history';
import type { DateRange } from '@livery/ui/date-range-field';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import type { Services } from '../../../app/services.tsx';
import type { RecordsAddress } from '../../records/index.ts';

/** Entries on a page. */
const usualSize = 25;

interface Context {
  readonly signal: AbortSignal;
}
type Asking = Pick<Services, 'client' | 'language'>;

/** The bets that an address asks for, a page at a time, with the totals of all of them. */
export function betsQuery(asking: Asking, address: RecordsAddress, days: DateRange) {
  return queryOptions({
    ...betsPage(asking, address, days, address.page, usualSize),
    placeholderData: keepPreviousData,
  });
}

/** One page of such bets, of any length. */
export function betsPage(
  { client, language }: Asking,
  { type: gameType, ...address }: RecordsAddress,
  days: DateRange,
  pageNo: number,
  pageSize: number,
) {
  const status = betStates.find((state) => state === address.status);
  const request = {
    ...(gameType !== undefined && { gameType }),
    ...(status && { status }),
    from: days.start,
    to: days.end,
    pageNo,
    pageSize,
  };
  return {
    queryKey: [...memberKey, betHistory.id, language.code, request] as const,
    queryFn: ({ signal }: Context) => client.call(betHistory, request, { signal }),
  };
}

/** The bet that an address opens: of any part of the record that has been loaded, else it is asked for by its number. */
export function useOpenedBet(asking: Asking, reference: string | undefined, list?: readonly Bet[]) {
  const cache = useQueryClient();
  const loaded = cache.getQueriesData<ValueOf<typeof betHistory>>({
    queryKey: [...memberKey, betHistory.id],
  });
  const isIt = (bet: Bet) => bet.reference === reference;
  const found = list?.find(isIt) ?? loaded.flatMap(([, page]) => page?.list ?? []).find(isIt);
  const { data } = useQuery({
    ...betQuery(asking, reference),
    enabled: reference !== undefined && list !== undefined && !found,
  });
  return found ?? data?.list.find(isIt);
}

function betQuery({ client, language }: Asking, reference: string | undefined) {
  const request = { reference };
  return {
    queryKey: [...memberKey, betHistory.id, language.code, request] as const,
    queryFn: ({ signal }: Context) => client.call(betHistory, request, { signal }),
  };
}

/** The movements of money that an address asks for, a page at a time. */
export function transactionsQuery(asking: Asking, address: RecordsAddress, days: DateRange) {
  return queryOptions({
    ...transactionsPage(asking, address, days, address.page, usualSize),
    placeholderData: keepPreviousData,
  });
}

/** One page of such movements, of any length. */
export function transactionsPage(
  { client }: Pick<Asking, 'client'>,
  address: RecordsAddress,
  days: DateRange,
  pageNo: number,
  pageSize: number,
) {
  const kind = transactionKinds.find((each) => each === address.type);
  const direction = transactionDirections.find((each) => each === address.status);
  const request = {
    ...(kind && { kind }),
    ...(direction && { direction }),
    from: days.start,
    to: days.end,
    pageNo,
    pageSize,
  };
  return {
    queryKey: [...memberKey, transactionHistory.id, request] as const,
    queryFn: ({ signal }: Context) => client.call(transactionHistory, request, { signal }),
  };
}
