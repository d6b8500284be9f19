import { parseMemberType } from '@livery/api';
import type { ContractKind } from '@livery/api/contract/agents';
import type { Context, MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import type { AccountRow } from '../session/rows.ts';
import { featureOf } from './terms.ts';

/** Whether an account is an agent's: level 1, 2, 41 or 42 (spec §9). */
export function isAgent({ type }: Pick<AccountRow, 'type'>): boolean {
  return parseMemberType(type)?.canSeeAgentCentre ?? false;
}

/** Whether the merchant has this kind of contract. */
export function isOn({ merchant }: Pick<Context, 'merchant'>, kind: ContractKind): boolean {
  return merchant.features[featureOf[kind]] === true;
}

/**
 * Whether agents earn from agents below them (`domain.md` B2 31): always with play money, which is no earning; with real money only on
 * a legal basis that the merchant states.
 */
export function isMultiLevel({ merchant }: Pick<Context, 'merchant'>): boolean {
  return merchant.profile !== 'licensed' || Boolean(merchant.agents?.legalBasis);
}

/** Rejects a kind of contract that the merchant does not have. */
export function refuseKind(
  context: MemberContext,
  kind: ContractKind | undefined,
): Refused | undefined {
  if (kind !== undefined && !isOn(context, kind)) {
    return new Refused('NOT_AVAILABLE', `This merchant has no ${kind} contracts.`);
  }
  return undefined;
}
