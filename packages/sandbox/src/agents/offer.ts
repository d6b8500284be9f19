import type { ContractKind } from '@livery/api/contract/agents';
import type { MemberContext } from '../handlers.ts';
import { toMinor } from '../money/amount.ts';
import { newReference } from '../money/request.ts';
import { Refused } from '../refusal.ts';
import { activeContract } from './find.ts';
import { isMultiLevel, refuseKind } from './guards.ts';
import { type ContractRow, contractKey, contracts, type Tier } from './rows.ts';
import { isAbove, topRate } from './terms.ts';

/** Rejects an offer of a kind that the merchant does not have, or where nobody may earn from agents below. */
export function refuseOffering(context: MemberContext, kind: ContractKind): Refused | undefined {
  const refused = refuseKind(context, kind);
  if (refused) return refused;
  return isMultiLevel(context)
    ? undefined
    : new Refused(
        'NOT_AVAILABLE',
        'This merchant states no legal basis on which agents may pay agents below them.',
      );
}

/** The tiers of an offer in minor units, or why it cannot be made: nobody gives a rate above their own. */
export async function offeredTiers(
  context: MemberContext,
  kind: ContractKind,
  asked: Parameters<typeof readTiers>[0],
): Promise<Tier[] | Refused> {
  const tiers = readTiers(asked, context);
  if (tiers instanceof Refused) return tiers;
  const own = await activeContract(context.tx, context.member.key, kind);
  const limit = own ? topRate(own.row) : '0';
  if (!isAbove(topRate({ tiers }), limit)) return tiers;
  return new Refused('FIELD_INVALID', `rate: your own for ${kind} contracts is ${limit} per cent.`);
}

/** Makes an offer that nothing stands against, to an agent directly below. */
export async function offerContract(
  context: MemberContext,
  offer: Pick<ContractRow, 'downline' | 'kind' | 'tiers'>,
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

/** The tiers of a request in minor units; the platform's rules for them are the currency's digits and rates above nothing. */
function readTiers(
  asked: readonly {
    betAmount: string;
    periodProfitLoss: string;
    activeMembers: number;
    rate: string;
  }[],
  { merchant }: MemberContext,
): Tier[] | Refused {
  const { decimals, code } = merchant.currency;
  const tiers: Tier[] = [];
  for (const { betAmount, periodProfitLoss, activeMembers, rate } of asked) {
    const [bet, loss] = [toMinor(betAmount, decimals), toMinor(periodProfitLoss, decimals)];
    if (bet === undefined || loss === undefined) {
      return new Refused(
        'AMOUNT_INVALID',
        `Expected at most ${decimals} digits after the point in ${code}.`,
      );
    }
    if (!isAbove(rate, '0') || isAbove(rate, '100')) {
      return new Refused('FIELD_INVALID', 'rate: expected more than 0 and at most 100 per cent.');
    }
    tiers.push({ betAmount: String(bet), periodProfitLoss: String(loss), activeMembers, rate });
  }
  return tiers;
}
