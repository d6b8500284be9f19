import type { Client, ValueOf } from '@livery/api';
import {
  type AgentContract,
  type AgentPay,
  type ContractKind,
  contractList,
  dailySalary,
  dividendProcessing,
  hourlySalary,
  realtimeSalary,
} from '@livery/api/contract/agents';
import type { DateRange } from '@livery/ui/date-range-field';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { paged } from '../../../app/paged.ts';
import { pollPeriod } from '../../../app/poll-period.ts';
import { allContracts } from './contract-services.ts';

const wages = { daily: dailySalary, hourly: hourlySalary, realtime: realtimeSalary } as const;

/** A page of what an agent is paid by contracts of a kind: the calls name the same things differently. */
interface PayPage {
  readonly list: readonly AgentPay[];
  readonly totalPages: number;
  /** Of real-time pay. */
  readonly today?: string;
  readonly nextSettlement?: number;
}

/** How often what grows by itself is asked for again. */
export const everyMinute = 60_000;

/** What an agent was paid by contracts of a kind in some days, by pages, newest first; the first page begins with what runs. */
export const paysQuery = (
  client: Pick<Client, 'call'>,
  kind: ContractKind,
  { days, page }: { days: DateRange; page: number },
) => {
  const request = { from: days.start, to: days.end, pageNo: page };
  return queryOptions({
    queryKey: [...memberKey, 'agent-pays', kind, request] as const,
    queryFn: ({ signal }): Promise<PayPage> =>
      kind === 'dividend'
        ? client.call(dividendProcessing, request, { signal })
        : client.call(wages[kind], request, { signal }),
    placeholderData: keepPreviousData,
    // What runs goes on; what is over stays as it is.
    refetchInterval: () => page === 1 && pollPeriod(everyMinute),
  });
};

/** The agent's contracts of a kind, given or received, by pages, newest first. */
export const contractsQuery = (
  client: Pick<Client, 'call'>,
  kind: ContractKind,
  side: AgentContract['side'],
) =>
  infiniteQueryOptions({
    queryKey: [...memberKey, contractList.id, kind, side] as const,
    ...paged,
    queryFn: ({ pageParam: pageNo, signal }): Promise<ValueOf<typeof contractList>> =>
      client.call(contractList, { kind, side, pageNo }, { signal }),
    refetchOnWindowFocus: true,
  });

/** Every contract of a kind that the agent has given. */
export const allGivenQuery = (client: Pick<Client, 'call'>, kind: ContractKind) =>
  queryOptions({
    queryKey: [...memberKey, contractList.id, kind, 'given', 'all'] as const,
    queryFn: ({ signal }) => allContracts(client, { kind, side: 'given' }, signal),
    refetchOnWindowFocus: true,
  });
