import type { ContractKind } from '@livery/api/contract/agents';
import { type PeriodType, type Terms, termsProblem } from '@livery/api/contract-terms';
import type { MemberContext } from '../handlers.ts';
import { newReference } from '../money/request.ts';
import { Refused } from '../refusal.ts';
import { activeContract } from './find.ts';
import { isMultiLevel, refuseKind } from './guards.ts';
import { majorTiers, minorTiers, refuseTerms } from './offered-terms.ts';
import { type ContractRow, contractKey, contracts } from './rows.ts';
import { housePeriod } from './terms.ts';

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
    own && { periodType: own.periodType, tiers: majorTiers(own.tiers, decimals) },
    decimals,
  );
  return problem
    ? refuseTerms(problem, kind)
    : { kind, periodType, tiers: minorTiers(terms, decimals) };
}

/** The terms of one's own contract up to a rate: what is offered to a new agent. They begin where one's own do, so nothing is given on that is not earned. */
export async function ownTermsUpTo(
  context: MemberContext,
  kind: ContractKind,
  rate: string,
): ReturnType<typeof offeredTerms> {
  const { tx, member, merchant } = context;
  const own = (await activeContract(tx, member.key, kind))?.row;
  const all = majorTiers(own?.tiers ?? [], merchant.currency.decimals);
  // The first tier that pays so much is the last one; a rate above them all is refused there.
  const found = all.findIndex((tier) => Number(tier.rate) >= Number(rate));
  const end = found < 0 ? all.length - 1 : found;
  const tiers = all.slice(0, end + 1).map((tier, at) => (at === end ? { ...tier, rate } : tier));
  return offeredTerms(context, { kind, tiers });
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
