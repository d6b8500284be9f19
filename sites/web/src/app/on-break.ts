import type { FlowFailure } from './failure-words.ts';

const breakCodes = ['TIME_OUT', 'SELF_EXCLUDED'];

/**
 * Whether the platform refused because the member is taking a break or has excluded themselves (domain.md B2.16): they are offered
 * nothing, nor another try.
 */
export const isOnBreak = (failure: FlowFailure | undefined): boolean =>
  failure?.kind === 'refused' && breakCodes.some((each) => each === failure.code);
