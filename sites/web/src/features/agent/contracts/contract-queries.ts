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
import { infiniteQueryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { paged } from '../../../app/paged.ts';

const wages = { daily: dailySalary, hourly: hourlySalary, realtime: realtimeSalary } as const;

/** A page of what an agent is paid by contracts of a kind: the calls name the same things differently. */
interface PayPage {
  readonly list: readonly AgentPay[];
  readonly totalPages: number;
}

/** What an agent is paid by contracts of a kind, by pages: the running period first, then newest first. */
export const paysQuery = (client: Pick<Client, 'call'>, kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: [...memberKey, 'agent-pays', kind] as const,
    ...paged,
    queryFn: ({ pageParam: pageNo, signal }): Promise<PayPage> =>
      kind === 'dividend'
        ? client.call(dividendProcessing, { pageNo }, { signal })
        : client.call(wages[kind], { pageNo }, { signal }),
    // The running period goes on.
    refetchInterval: 60_000,
  });

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
