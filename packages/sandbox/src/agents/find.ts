import type { ContractKind } from '@livery/api/contract/agents';
import type { Transaction, Versioned } from '../store/store.ts';
import { type ContractRow, contracts } from './rows.ts';

/** A contract's row as the store has it. */
export type Found = Versioned<ContractRow>;

/** The contract of a kind that an account is paid by now; it has one at most. */
export async function activeContract(
  tx: Transaction,
  account: string,
  kind: ContractKind,
): Promise<Found | undefined> {
  return (await receivedBy(tx, account)).find(
    ({ row }) => row.kind === kind && row.state === 'active',
  );
}

/** The contracts that an account has received, or was offered, newest first. */
export function receivedBy(tx: Transaction, account: string): Promise<Found[]> {
  return tx.range(contracts, 'byDownline', {
    from: `${account}/`,
    to: `${account}/~`,
    reverse: true,
  });
}

/** The contracts that an account has given, or offered, newest first. */
export function givenBy(tx: Transaction, account: string): Promise<Found[]> {
  return tx.range(contracts, 'byUpline', {
    from: `${account}/`,
    to: `${account}/~`,
    reverse: true,
  });
}
