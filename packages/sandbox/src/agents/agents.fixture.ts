import type { AgentContract, ContractKind } from '@livery/api/contract/agents';
import { contractList } from '@livery/api/contract/agents';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { openMoney } from '../money/money.fixture.ts';
import { accountKey } from '../session/rows.ts';

let stakes = 0;

/** What an answer to a contract is sent with: the contract as it was read. */
export function asRead({ contractId, state, request }: AgentContract) {
  return { contractId, state, request };
}

/** A sandbox with helpers for tests of agents. */
export function openAgents(...options: Parameters<typeof openMoney>) {
  const opened = openMoney(...options);
  const { store } = opened;
  // An account is at one place at a time, so each signs in once.
  const signedIn = new Map<string, ReturnType<typeof opened.member>>();
  const member = (username: string) => {
    const own = signedIn.get(username) ?? opened.member(username);
    signedIn.set(username, own);
    return own;
  };
  return {
    ...opened,
    member,
    /** Stakes from a member's wallet at a moment, in paise. */
    stake: (username: string, amount: bigint, time: number) =>
      store.transaction(async (tx) => {
        stakes += 1;
        const book = memberBook(accountKey('MAYURA', username), 'wallet');
        const short = await post(tx, {
          id: `MAYURA-stake-${stakes}`,
          merchant: 'MAYURA',
          kind: 'stake',
          time,
          reference: `stake-${stakes}`,
          postings: [
            { book, amount: -amount, currency: 'INR' },
            { book: houseBook('MAYURA', 'games'), amount, currency: 'INR' },
          ],
        });
        if (short) throw new Error(`expected ${username} to have ${amount} paise`);
      }),
    /** The newest contract of a kind that an account has received. */
    async received(username: string, kind: ContractKind) {
      const own = await member(username);
      const { list } = await own.call(contractList, { side: 'received', kind });
      const [first] = list;
      if (first === undefined) throw new Error(`expected ${username} to have a ${kind} contract`);
      return first;
    },
  };
}
