import type { AgentContract } from '@livery/api/contract/agents';
import type { MemberContext } from '../handlers.ts';
import { fromMinor } from '../money/amount.ts';
import { accounts } from '../session/rows.ts';
import type { ContractRow } from './rows.ts';
import { topRate } from './terms.ts';

/** A contract as one of its sides sees it. */
export async function viewOf(
  { tx, member, merchant }: MemberContext,
  row: ContractRow,
): Promise<AgentContract> {
  const isGiven = row.upline === member.key;
  const other = isGiven ? row.downline : row.upline;
  const account = other === undefined ? undefined : (await tx.get(accounts, other))?.row;
  const money = (minor: string) => fromMinor(BigInt(minor), merchant.currency.decimals);
  return {
    contractId: row.contractId,
    kind: row.kind,
    periodType: row.periodType,
    side: isGiven ? 'given' : 'received',
    account: account?.username,
    nickname: account?.nickname,
    request: row.request,
    state: row.state,
    rate: topRate(row),
    tiers: row.tiers.map((tier) => ({
      ...tier,
      betAmount: money(tier.betAmount),
      periodProfitLoss: money(tier.periodProfitLoss),
    })),
    time: row.time,
    decidedTime: row.decidedTime,
    endedBy: row.endedBy,
  };
}
