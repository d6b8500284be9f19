import type { FlowFailure } from '../../app/failure-words.ts';

/** What is open below the session bar: the member's limits, help, or money that is moved to the vendor's wallet. */
export type SessionPanel =
  | { readonly kind: 'limits'; readonly reached?: boolean }
  | { readonly kind: 'help' }
  | { readonly kind: 'topUp'; readonly stake?: string };

/**
 * What helps a member whose stake was not taken: the limit that holds (`domain` B2 14), or the way to move money.
 *
 * @param stake in major units
 */
export function panelOf(failure: FlowFailure, stake: string): SessionPanel | undefined {
  if (failure.kind !== 'refused') return undefined;
  if (failure.code === 'LIMIT_REACHED') return { kind: 'limits', reached: true };
  return failure.code === 'INSUFFICIENT_FUNDS' ? { kind: 'topUp', stake } : undefined;
}
