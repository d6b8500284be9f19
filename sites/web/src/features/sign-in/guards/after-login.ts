/** What may be waiting for a member who has just come in, the most urgent first. */
const order = ['forcedChange', 'openRound', 'newTerms', 'unreadNotice'] as const;

/** One of the dialogs that may follow a sign-in. */
export type AfterLogin = (typeof order)[number];

/**
 * The one dialog that opens after a sign-in: the first in order of those that apply, or none. The others wait for the
 * next sign-in, so that nobody is met by a row of dialogs.
 */
export function afterLoginDialog(waiting: ReadonlySet<AfterLogin>): AfterLogin | undefined {
  return order.find((dialog) => waiting.has(dialog));
}
