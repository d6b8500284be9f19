import type { AgentContract, ContractKind } from '@livery/api/contract/agents';
import { contractList } from '@livery/api/contract/agents';
import { verificationChallenge } from '@livery/api/contract/session';
import { type BetRow, betKey, bets, decided } from '../history/rows.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { openMoney } from '../money/money.fixture.ts';
import { accountKey } from '../session/rows.ts';

let staked = 0;

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
    /** A bet of a member that is decided at a moment, in paise: it is posted as its win less its stake. */
    stake: (username: string, amount: bigint, time: number, payout = 0n) =>
      store.transaction(async (tx) => {
        staked += 1;
        const account = accountKey('MAYURA', username);
        const reference = `stake-${staked}`;
        const key = betKey('MAYURA', reference);
        const row: BetRow = {
          reference,
          merchant: 'MAYURA',
          account,
          book: 'wallet',
          game: { vassalage: 'DEMO', gameType: 'FISH' },
          stake: String(amount),
          payout: String(payout),
          state: decided(amount, payout),
          time,
          settledAt: time,
        };
        await tx.put(bets, key, row);
        if (payout === amount) return { key, row };
        const short = await post(tx, {
          id: `MAYURA-${reference}`,
          merchant: 'MAYURA',
          kind: payout < amount ? 'stake' : 'payout',
          time,
          reference,
          postings: [
            { book: memberBook(account, 'wallet'), amount: payout - amount, currency: 'INR' },
            { book: houseBook('MAYURA', 'games'), amount: amount - payout, currency: 'INR' },
          ],
        });
        if (short) throw new Error(`expected ${username} to have ${amount} paise`);
        return { key, row };
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

/** Has the platform fill SENVANG, whose seed has the same usernames, trees, bets and contracts as MAYURA's. */
export async function fillOther({ client }: Pick<ReturnType<typeof openAgents>, 'client'>) {
  await client(undefined, { merchantCode: 'SENVANG' }).call(verificationChallenge, {});
}
