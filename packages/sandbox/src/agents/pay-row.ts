import type { ContractKind } from '@livery/api/contract/agents';
import type { Period } from './period-lines.ts';
import { shareAfter } from './reckon.ts';
import type { PayRow } from './rows.ts';

/** What a contract came to that an agent has given, by key of the account below, in minor units. */
export type Given = PayRow['given'][number];

/** What a period comes to for an agent after what is given and what was carried into it: as it is paid, and as it is shown before. */
export function payRowOf(
  period: Period,
  {
    account,
    kind,
    given,
    carried,
  }: { account: string; kind: ContractKind; given: readonly Given[]; carried: string },
): PayRow {
  const sum = given.reduce((total, { amount }) => total + BigInt(amount), 0n);
  const share = shareAfter(BigInt(period.earned), sum, BigInt(carried));
  return {
    ...period,
    account,
    kind,
    given: merged(given),
    carriedIn: carried,
    carriedOut: String(share.carriedOut),
    amount: String(share.amount),
  };
}

/** One entry for each account: shorter periods below may lie in one. */
function merged(given: readonly Given[]): Given[] {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of given) {
    sums.set(account, (sums.get(account) ?? 0n) + BigInt(amount));
  }
  return [...sums].map(([account, amount]) => ({ account, amount: String(amount) }));
}
