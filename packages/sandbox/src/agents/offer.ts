import type { ContractKind } from '@livery/api/contract/agents';
import { type PeriodType, type Terms, termsProblem } from '@livery/api/contract-terms';
import type { MemberContext } from '../handlers.ts';
import { newReference } from '../money/request.ts';
import { Refused } from '../refusal.ts';
import { activeContract } from './find.ts';
import { isMultiLevel, refuseKind } from './guards.ts';
import { minorTiers, refuseTerms } from './offered-terms.ts';
import { type ContractRow, contractKey, contracts } from './rows.ts';
import { housePeriod, topRate } from './terms.ts';

/** Rejects an offer of a kind that the merchant does not have, or where nobody may earn from agents below. */
export function refuseOffering(context: MemberContext, kind: ContractKind): Refused | undefined {
  const refused = refuseKind(context, kind);
  if (refused) return refused;
  return isMultiLevel(context) ? undefined : noLevels;
}

/** The terms of an offer as they are kept, or why it cannot be made: nobody gives on more than they get. */
export async function offeredTerms(
  { tx, member, merchant }: MemberContext,
  {
    kind,
    periodType: asked,
    tiers,
  }: Pick<Terms, 'kind' | 'tiers'> & { periodType?: PeriodType | undefined },
): Promise<Pick<ContractRow, 'kind' | 'periodType' | 'tiers'> | Refused> {
  const { decimals } = merchant.currency;
  const own = (await activeContract(tx, member.key, kind))?.row;
  const periodType = asked ?? own?.periodType ?? housePeriod[kind];
  const terms = { kind, periodType, tiers };
  const problem = termsProblem(
    terms,
    own && { periodType: own.periodType, rate: topRate(own) },
    decimals,
  );
  return problem
    ? refuseTerms(problem, kind)
    : { kind, periodType, tiers: minorTiers(terms, decimals) };
}

/** Makes an offer that nothing stands against, to an agent directly below. */
export async function offerContract(
  context: MemberContext,
  offer: Pick<ContractRow, 'downline' | 'kind' | 'periodType' | 'tiers'>,
): Promise<ContractRow> {
  const { tx, member, merchant, now } = context;
  const row: ContractRow = {
    ...offer,
    contractId: newReference('C', context),
    upline: member.key,
    state: 'offered',
    request: 'new',
    time: now,
  };
  await tx.put(contracts, contractKey(merchant.code, row.contractId), row);
  return row;
}

/** Nobody may be paid by an agent above. */
export const noLevels = new Refused(
  'NOT_AVAILABLE',
  'This merchant states no legal basis on which agents may pay agents below them.',
);
