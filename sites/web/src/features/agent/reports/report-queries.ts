import { betStates } from '@livery/api/contract/history';
import {
  profitColumns,
  teamBets,
  teamProfit,
  teamTransactionKinds,
  teamTransactions,
} from '@livery/api/contract/team';
import type { DateRange } from '@livery/ui/date-range-field';
import type { TableSort } from '@livery/ui/table';
import { keepPreviousData } from '@tanstack/react-query';
import { memberQuery } from '../../../app/member-query.ts';
import type { Services } from '../../../app/services.tsx';
import type { RecordsAddress } from '../../records/index.ts';

/** Entries on a page. */
const pageSize = 25;

type Asking = Pick<Services, 'client'>;

const daysOf = ({ start, end }: DateRange) => ({ from: start, to: end });
const accountOf = ({ account }: RecordsAddress) => (account === undefined ? {} : { account });

/** What `show` says where an account's entries are asked for without those of everybody below it. */
export const ownPart = 'own' as const;

/** Whose entries an address asks for. */
const whoseOf = (address: RecordsAddress) => ({
  ...accountOf(address),
  ...(address.account !== undefined && address.show === ownPart && { part: ownPart }),
});

/** What an address asks of the team's bets, without its page. */
export function betsAsked(address: RecordsAddress, days: DateRange) {
  const status = betStates.find((state) => state === address.status);
  return {
    ...whoseOf(address),
    ...(address.type !== undefined && { gameType: address.type }),
    ...(status && { status }),
    ...daysOf(days),
  };
}

/** The team's bets, a page at a time, with the totals of all that were asked for. */
export function teamBetsQuery({ client }: Asking, address: RecordsAddress, days: DateRange) {
  return {
    ...memberQuery(client, teamBets, {
      ...betsAsked(address, days),
      pageNo: address.page,
      pageSize,
    }),
    placeholderData: keepPreviousData,
  };
}

/** What an address asks of the team's transactions, without its page. */
export function transactionsAsked(address: RecordsAddress, days: DateRange) {
  const kind = teamTransactionKinds.find((each) => each === address.type);
  return { ...whoseOf(address), ...(kind && { kind }), ...daysOf(days) };
}

/** Money in and out of the team's wallets, a page at a time, with the totals by kind. */
export function teamTransactionsQuery(
  { client }: Asking,
  address: RecordsAddress,
  days: DateRange,
) {
  return {
    ...memberQuery(client, teamTransactions, {
      ...transactionsAsked(address, days),
      pageNo: address.page,
      pageSize,
    }),
    placeholderData: keepPreviousData,
  };
}

/** Whose rows profit and loss shows: those directly below with their teams, or everybody alone. */
export const profitRows = ['direct', 'all'] as const;

export function rowsIn({ type }: RecordsAddress): (typeof profitRows)[number] {
  return profitRows.find((each) => each === type) ?? 'direct';
}

/** The order that an address asks for; by valid bet, the most first, where it names none. */
export function sortIn({ sort = '-validBet' }: RecordsAddress): TableSort {
  const column = profitColumns.find((each) => each === sort.replace(/^-/, '')) ?? 'validBet';
  return { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** What an address asks of profit and loss, without its page and its order. */
export function profitAsked(address: RecordsAddress, days: DateRange) {
  return { ...accountOf(address), rows: rowsIn(address), ...daysOf(days) };
}

/** Profit and loss by user, a page at a time. */
export function userProfitQuery({ client }: Asking, address: RecordsAddress, days: DateRange) {
  const { column, direction } = sortIn(address);
  return {
    ...memberQuery(client, teamProfit, {
      ...profitAsked(address, days),
      sort: profitColumns.find((each) => each === column) ?? 'validBet',
      ascending: direction === 'ascending',
      pageNo: address.page,
      pageSize,
    }),
    placeholderData: keepPreviousData,
  };
}
