import * as v from 'valibot';
import { parseSessionRecord, type SessionRecord } from '../../app/session-record.ts';
import type { SessionEnd } from './session-store.ts';

/** What tabs of one origin tell each other about the session. */
export type TabMessage =
  /** A new tab asks whether a member is here. */
  | { readonly kind: 'ask' }
  /** A member is, or has just come. */
  | { readonly kind: 'give'; readonly session: SessionRecord }
  /** The session of this token is over; without a token, a page that waited after an expiry was let go. */
  | {
      readonly kind: 'end';
      readonly reason: SessionEnd;
      readonly token?: string | undefined;
    };

/** The way to the other tabs. */
export interface Tabs {
  readonly tell: (message: TabMessage) => void;
  readonly listen: (hear: (message: TabMessage) => void) => void;
  /** Settles when waiting for an answer is no longer worth it. */
  readonly patience: () => Promise<void>;
}

/** Milliseconds: other tabs answer in a few, and the page's first calls take longer than this. */
const patience = 150;

const ends = [
  'signedOut',
  'expired',
  'signedInElsewhere',
  'passwordChanged',
  'excluded',
] as const satisfies SessionEnd[];

/** One plain shape for all kinds: a schema per kind would weigh more in every page than it tells. */
const messageSchema = v.object({
  version: v.literal(1),
  kind: v.picklist(['ask', 'give', 'end']),
  session: v.optional(v.unknown()),
  reason: v.optional(v.picklist(ends)),
  token: v.optional(v.string()),
});

/**
 * Tabs over a BroadcastChannel, which reaches pages of the same origin only.
 *
 * @param channel undefined where the browser has none or refuses it, and then each tab is alone
 */
export function createTabs(channel: BroadcastChannel | undefined): Tabs {
  return {
    tell: (message) => channel?.postMessage({ version: 1, ...message }),
    listen: (hear) =>
      channel?.addEventListener('message', ({ data }) => {
        const message = parseTabMessage(data);
        if (message) hear(message);
      }),
    patience: () =>
      new Promise((resolve) => {
        setTimeout(resolve, channel ? patience : 0);
      }),
  };
}

/** A message as it came over the channel; undefined for one of another build that this one cannot read. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  const found = v.safeParse(messageSchema, data);
  if (!found.success) return undefined;
  const { kind, reason, token } = found.output;
  if (kind === 'ask') return { kind };
  if (kind === 'end') return reason && { kind, reason, token };
  const session = parseSessionRecord(found.output.session);
  return session && { kind, session };
}
