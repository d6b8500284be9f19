import * as v from 'valibot';

/** Plain text; an empty one counts as absent. */
const text = v.string();
/** What can stand in a request header (RFC 9110 §5.5): with anything else every call would fail before it is sent. */
const headerText = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
/** JSON whose fields the specification does not show: who reads it, parses it. */
const json = v.unknown();

/** The session keys of spec §3, each with what it may hold. */
export const sessionKeys = {
  token: headerText,
  merchant: text,
  merchantCode: text,
  platform: text,
  nickname: text,
  account: text,
  username: text,
  customerId: text,
  /** Level as the platform gives it (spec §4). */
  isAgent: v.number(),
  toUpline: v.boolean(),
  memberLabel: v.array(v.object({ labelName: v.string(), rankLevel: v.optional(v.number()) })),
  /** A password change must come first: the dialog returns after a reload. */
  cpw: v.boolean(),
  /** Age and terms are to be confirmed first, in an account that an agent opened: the dialog returns after a reload. */
  agreementDue: v.boolean(),
  /** Begun through a provider: games are launched by a call of their own. */
  social: v.boolean(),
  routers: json,
  settings: json,
  validate: text,
  gameVendor: text,
  consolidated: json,
  wallet: json,
  current_vassalage: text,
} as const;

type SessionSchemas = typeof sessionKeys;
/** Name of a session key of spec §3. */
export type SessionKey = keyof SessionSchemas;
/** What a session key holds. */
export type SessionValue<K extends SessionKey> = v.InferOutput<SessionSchemas[K]>;
/** All session keys of spec §3 at once; absent ones are absent. */
export type SessionRecord = { readonly [K in SessionKey]?: SessionValue<K> | undefined };

const sessionRecord = v.partial(v.object(sessionKeys));

/** A session that another tab or window sent, or undefined when it is none. */
export function parseSessionRecord(value: unknown): SessionRecord | undefined {
  const found = v.safeParse(sessionRecord, value);
  return found.success ? found.output : undefined;
}

/** Whether a session key is kept as plain text, and not as JSON beside its version. */
export function isText(name: string): boolean {
  const schema: unknown = sessionKeys[name as SessionKey];
  return schema === text || schema === headerText;
}
