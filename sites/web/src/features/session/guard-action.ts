/** What a guarded action needs to know about the visitor. */
export interface Visitor {
  readonly signedIn: boolean;
  /** Trial account, level 4 (spec §4). */
  readonly isTrial: boolean;
}

/**
 * Whether a guarded action may go on (spec §5): a guest signs in first, a trial account is told that it needs a real
 * one, and so is anyone who opens a centre that is not enabled.
 *
 * @param enabled false for a member or agent centre that the platform has switched off
 */
export function guardAction({ signedIn, isTrial }: Visitor, enabled = true): GuardAnswer {
  if (!signedIn) return 'signIn';
  return isTrial || !enabled ? 'needsRealAccount' : 'go';
}

/** See {@link guardAction}. */
export type GuardAnswer = 'go' | 'signIn' | 'needsRealAccount';

/**
 * The same for the agents' pages (spec §6): a member who is no agent is told that they are for agents only.
 *
 * @param enabled false where the merchant has no agent centre
 */
export function guardAgent(
  visitor: Visitor & { readonly canSeeAgentCentre: boolean },
  enabled: boolean,
): GuardAnswer | 'agentsOnly' {
  const answer = guardAction(visitor);
  if (answer !== 'go') return answer;
  return visitor.canSeeAgentCentre ? guardAction(visitor, enabled) : 'agentsOnly';
}
