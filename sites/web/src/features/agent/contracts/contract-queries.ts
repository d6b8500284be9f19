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

/** What tells the pay of a period from others of its kind. */
export const idOfPay = ({ periodType, from }: Pick<AgentPay, 'periodType' | 'from'>): string =>
  `${periodType}-${from}`;

/** Each period's pay once: a period that ends while pages are read moves the others on to the next page, as the first page is of later. */
export function payPeriods<Pay extends Pick<AgentPay, 'periodType' | 'from'>>(
  pays: readonly Pay[],
): Pay[] {
  const seen = new Set<string>();
  return pays.filter((pay) => {
    const id = idOfPay(pay);
    return !seen.has(id) && seen.add(id);
  });
}

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
