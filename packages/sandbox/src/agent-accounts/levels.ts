import { isAgent, isMultiLevel } from '../agents/guards.ts';
import type { MemberContext } from '../handlers.ts';

/** The level of an agent directly below each level: the last one has members alone below it. */
const levelBelow: Readonly<Record<number, number>> = { 1: 2, 2: 41, 41: 42 };

/** The level that an agent directly below would have; undefined where there can be none, for either of two reasons. */
export function agentTypeBelow(context: MemberContext): number | undefined {
  const { account } = context.member;
  return isAgent(account) && isMultiLevel(context) ? levelBelow[account.type] : undefined;
}

/** Whether only the missing legal basis keeps agents from having agents below them (`domain.md` B2 31). */
export function needsLegalBasis(context: MemberContext): boolean {
  return !isMultiLevel(context) && levelBelow[context.member.account.type] !== undefined;
}
