import type { KeptSocialSignIn } from '@livery/api/social';
import * as v from 'valibot';
import { attempt } from '../../../app/attempt.ts';
import { openedAt } from '../../../app/opened-at.ts';

const keptSchema = v.object({
  provider: v.picklist(['facebook', 'google']),
  issuer: v.object({ issuer: v.string(), authorization_endpoint: v.string() }),
  clientId: v.string(),
  redirectUri: v.string(),
  state: v.string(),
  verifier: v.string(),
  nonce: v.string(),
  to: v.optional(v.string()),
});

/** What a tab leaves for a provider with. */
export interface LeftForProvider extends KeptSocialSignIn {
  /** Where the guest wanted to go: the address that providers send members back to is one for all. */
  readonly to?: string | undefined;
}

/** What a tab left for a provider with, out of its storage; undefined for nothing that can be read. */
export function parseKept(stored: unknown): LeftForProvider | undefined {
  const found = v.safeParse(keptSchema, stored);
  return found.success ? found.output : undefined;
}

const messageSchema = v.object({
  version: v.literal(1),
  kind: v.literal('livery.social'),
  url: v.string(),
});

/** The pages of one origin that wait for a provider, and those that bring its answer. */
const channelName = 'livery.social';

/** As much of a page as brings an answer back. */
export interface ReturningPage {
  /** Undefined where the browser refuses one. */
  readonly channel: () => Pick<BroadcastChannel, 'postMessage' | 'close'> | undefined;
  readonly close: () => void;
}

const openChannel = () => attempt(() => new BroadcastChannel(channelName));

const thisPage: ReturningPage = {
  channel: openChannel,
  close: () => window.close(),
};

/** The state that a provider's answer carries (RFC 6749 §4.1.2); undefined for any other address. */
export function answeredState(address: string): string | undefined {
  const { searchParams } = new URL(address, 'http://site.invalid');
  if (!searchParams.has('code') && !searchParams.has('error')) return undefined;
  return searchParams.get('state') || undefined;
}

/** The answer that this page itself was sent back with, to the sign-in that it left for. */
export function answerFor(
  kept: KeptSocialSignIn | undefined,
  address: string = openedAt,
): string | undefined {
  const state = answeredState(address);
  return state !== undefined && state === kept?.state ? address : undefined;
}

/**
 * In the window that a provider was opened in: tells the page that waits, and closes. The page is found by its origin, since a
 * provider's page may have cut the window off from its opener.
 *
 * @param kept what this tab left for a provider with; then the answer is its own
 * @returns whether it was such a window
 */
export function bringBack(
  kept: KeptSocialSignIn | undefined,
  address: string = openedAt,
  page: ReturningPage = thisPage,
): boolean {
  if (answeredState(address) === undefined || answerFor(kept, address) !== undefined) return false;
  const channel = page.channel();
  channel?.postMessage({ version: 1, kind: 'livery.social', url: address });
  channel?.close();
  page.close();
  return true;
}

/**
 * Listens for the answer to one sign-in; those to other pages' are not heard.
 *
 * @returns the way to stop
 */
export function awaitAnswer(
  state: string,
  onAnswer: (url: string) => void,
  open: () => BroadcastChannel | undefined = openChannel,
): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (message.success && answeredState(message.output.url) === state)
      onAnswer(message.output.url);
  });
  return () => channel?.close();
}
