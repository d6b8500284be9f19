import type { AgentContract } from '@livery/api/contract/agents';
import type { MemberContext } from '../handlers.ts';
import { accounts } from '../session/rows.ts';
import { majorTiers } from './offered-terms.ts';
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
    tiers: majorTiers(row.tiers, merchant.currency.decimals),
    time: row.time,
    begunTime: row.begunTime,
    decidedTime: row.decidedTime,
    endedBy: row.endedBy,
  };
}
