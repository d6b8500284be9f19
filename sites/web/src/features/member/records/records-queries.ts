import {
  betHistory,
  betStates,
  transactionDirections,
  transactionHistory,
  transactionKinds,
} from '@livery/api/contract/history';
import type { DateRange } from '@livery/ui/date-range-field';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import type { Services } from '../../../app/services.tsx';
import type { RecordsAddress } from '../../records/index.ts';

/** Entries on a page. */
const pageSize = 25;

type Asking = Pick<Services, 'client' | 'language'>;

/** The bets that an address asks for, a page at a time, with the totals of all of them. */
export function betsQuery({ client, language }: Asking, address: RecordsAddress, days: DateRange) {
  const { type: gameType, page: pageNo } = address;
  const status = betStates.find((state) => state === address.status);
  const request = {
    ...(gameType !== undefined && { gameType }),
    ...(status && { status }),
    from: days.start,
    to: days.end,
    pageNo,
    pageSize,
  };
  return queryOptions({
    queryKey: [...memberKey, betHistory.id, language.code, request] as const,
    queryFn: ({ signal }) => client.call(betHistory, request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The movements of money that an address asks for, a page at a time. */
export function transactionsQuery(
  { client }: Pick<Asking, 'client'>,
  address: RecordsAddress,
  days: DateRange,
) {
  const kind = transactionKinds.find((each) => each === address.type);
  const direction = transactionDirections.find((each) => each === address.status);
  const request = {
    ...(kind && { kind }),
    ...(direction && { direction }),
    from: days.start,
    to: days.end,
    pageNo: address.page,
    pageSize,
  };
  return queryOptions({
    queryKey: [...memberKey, transactionHistory.id, request] as const,
    queryFn: ({ signal }) => client.call(transactionHistory, request, { signal }),
    placeholderData: keepPreviousData,
  });
}
