import type { Client } from '@livery/api';
import {
  type AgentContract,
  contractAccept,
  contractList,
  contractReject,
  contractTerminate,
} from '@livery/api/contract/agents';
import type { OfferServices } from '@livery/flows/contract-offer';

const answers = {
  accept: contractAccept,
  reject: contractReject,
  terminate: contractTerminate,
} as const;

/** The most contracts that a page of the list holds. */
const pageSize = 100;

/** What an answer to a contract needs of the platform. */
export const offerServices = (
  client: Pick<Client, 'call'>,
  kind: AgentContract['kind'],
): OfferServices => ({
  readStanding: async (contractId, signal) => {
    const received = await allContracts(client, { kind, side: 'received' }, signal);
    const given = await allContracts(client, { kind, side: 'given' }, signal);
    const contract = received.find((each) => each.contractId === contractId);
    if (contract === undefined) throw new Error(`Expected a received contract ${contractId}.`);
    return {
      contract,
      current: received.find((each) => each.state === 'active' && each !== contract),
      given: given.filter(({ state }) => state === 'active' || state === 'offered'),
    };
  },
  answer: ({ request: { answer, contract }, key }, signal) =>
    client.call(answers[answer], contract, { idempotencyKey: key, signal }),
});

/** Reads all pages of the contracts of a kind and side: a missing contract would end without a warning. */
export async function allContracts(
  client: Pick<Client, 'call'>,
  which: Pick<AgentContract, 'kind' | 'side'>,
  signal: AbortSignal,
): Promise<AgentContract[]> {
  const found: AgentContract[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const page = await client.call(contractList, { ...which, pageNo, pageSize }, { signal });
    found.push(...page.list);
    pages = page.totalPages;
  }
  return found;
}
