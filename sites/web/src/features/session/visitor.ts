import { parseAgentLevel } from '@livery/api';
import type { Visitor } from './guard-action.ts';
import type { SessionState } from './session-store.ts';

/** Who is at the page, as guards ask it: the stored level gets its meaning here. */
export function visitorOf(state: SessionState): Visitor & { readonly canSeeAgentCentre: boolean } {
  if (state.kind !== 'member') return { signedIn: false, isTrial: false, canSeeAgentCentre: false };
  const { isTrial, canSeeAgentCentre } = parseAgentLevel(state.record.isAgent);
  return { signedIn: true, isTrial, canSeeAgentCentre };
}

/**
 * The same for what is drawn: a page stays its member's while it waits for them to sign in again, with everything that was typed in it
 * and every act whose answer is missing.
 */
export function holderOf(state: SessionState): ReturnType<typeof visitorOf> {
  if (state.kind !== 'expired') return visitorOf(state);
  return visitorOf({ kind: 'member', record: { ...state.record, token: '' } });
}

/** Whether the session is, or was until it ended, one of a trial account. */
export function isTrial(state: SessionState): boolean {
  return state.kind !== 'guest' && parseAgentLevel(state.record.isAgent).isTrial;
}
