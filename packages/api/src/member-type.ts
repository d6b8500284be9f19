/** What the number in `isAgent` says about an account (spec §4, §6). */
export interface MemberType {
  readonly level: number;
  /** One of the agent types 1, 2, 4, 41 and 42. */
  readonly isAgent: boolean;
  /** Trial or demo account, level 4. */
  readonly isTrial: boolean;
  /** Levels 1, 2, 41 and 42 see the agent centre (spec §9). */
  readonly canSeeAgentCentre: boolean;
}

/** A plain member. */
const memberLevel = 0;
/** The level of a trial account (spec §4). */
export const trialLevel = 4;
const agentCentreLevels: readonly number[] = [1, 2, 41, 42];

/**
 * The type of an account, as member info says it.
 *
 * @returns undefined for a type that the site does not know: "Non-member accounts are unable to login" (spec §8)
 */
export function parseMemberType(type: unknown): MemberType | undefined {
  const level = typeof type === 'string' && /^\d+$/.test(type) ? Number(type) : type;
  if (typeof level !== 'number') return undefined;
  const canSeeAgentCentre = agentCentreLevels.includes(level);
  const isTrial = level === trialLevel;
  if (level !== memberLevel && !isTrial && !canSeeAgentCentre) return undefined;
  return { level, isAgent: isTrial || canSeeAgentCentre, isTrial, canSeeAgentCentre };
}

/** The same for a level that may be absent or unknown: then a plain member's rights, which are the fewest. */
export function parseAgentLevel(level: unknown): MemberType {
  return (
    parseMemberType(level) ?? {
      level: memberLevel,
      isAgent: false,
      isTrial: false,
      canSeeAgentCentre: false,
    }
  );
}
