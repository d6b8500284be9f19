import { contract, type EndpointId } from '@livery/api/contract';
import * as v from 'valibot';
import { timeOfTry } from './agents/counted.ts';
import { settlePays } from './agents/settle.ts';
import { refusal, success } from './answer.ts';
import type { PlatformClock } from './control/clock.ts';
import { messageOf } from './control/routes.ts';
import { readSettings, withSettings } from './control/settings.ts';
import { readStatus } from './control/status.ts';
import { settleTickets } from './draws/settle.ts';
import { handlers, type MemberContext } from './handlers.ts';
import { answerOf, keepAnswer, readKey } from './idempotency/idempotency.ts';
import { languageOf, type SandboxMerchant } from './merchant.ts';
import { refuseWrongPaymentPassword } from './money/payment-password.ts';
import { settlePayments } from './payments/settle.ts';
import { type Caller, callerOf, limitsOf, openDuringOf, type Policy } from './policy.ts';
import { refuseRestricted } from './protection/standing.ts';
import { Refused } from './refusal.ts';
import { readRequest } from './request.ts';
import { refuseBeforeTurnover } from './rewards/turnover.ts';
import { refuseGuess } from './session/guards.ts';
import { forOneCall, type Passwords } from './session/passwords.ts';
import type { KeyRow } from './session/rows.ts';
import type { Entropy } from './session/secrets.ts';
import { accountOf, memberOf } from './session/sessions.ts';
import { settleSportsBets } from './sports/settle.ts';
import type { Store, Transaction } from './store/store.ts';

/** Calls that answer whatever the platform's status is: they are how the site learns of it. */
const alwaysOpen: readonly EndpointId[] = ['systemStatus', 'permission'];

/** What every call of a platform is answered from. */
export interface Platform {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly passwords: Passwords;
  readonly entropy: Entropy;
  /** The number that all content comes from. */
  readonly seed: number;
  readonly keys: KeyRow;
}

/** One call as it came in. */
export interface Incoming {
  readonly id: EndpointId;
  readonly request: Request;
  readonly merchant: SandboxMerchant;
  /** The visitor's address, unless the platform's status names another one. */
  readonly clientIp: string;
}

/**
 * Answers a call, in one transaction and in one order: what was sent; the answer that its idempotency key has had already,
 * whatever has changed since; the platform's status; the session; the call's own policy; its handler.
 */
export async function answerCall(platform: Platform, incoming: Incoming): Promise<Response> {
  const { id, request, merchant } = incoming;
  const { store, clock, keys } = platform;
  const body = await readRequest(id, request, keys);
  if (body instanceof Refused) return refuse(body, await clock.now());
  const sent = v.safeParse(contract[id].request, body.content);
  if (!sent.success) {
    const where = contract[id].encrypted ? placesOf(sent.issues) : messageOf(sent.issues);
    return refusal(400, 'INVALID_REQUEST', where, await clock.now());
  }
  const passwords = forOneCall(platform.passwords);
  const { result, now } = await store.transaction(async (tx) => {
    const now = await timeOfTry(tx, merchant.code, clock.nowIn);
    const at = { tx, now, passwords };
    return { now, result: await answerAt(at, platform, incoming, sent.output) };
  });
  return result instanceof Refused ? refuse(result, now) : success(result.value, now);
}

/** One try at a call, at its own time. */
async function answerAt(
  { tx, now, passwords }: { tx: Transaction; now: number; passwords: Passwords },
  { keys, seed, entropy }: Platform,
  incoming: Incoming,
  content: unknown,
): Promise<{ value: unknown } | Refused> {
  const { id, request, merchant } = incoming;
  const { token: needsToken, knowsMember } = contract[id];
  const token = needsToken || knowsMember ? request.headers.get('token') : null;
  const sender = (await accountOf(tx, token, merchant.code)) ?? `${merchant.code}/`;
  const key = contract[id].idempotent ? await readKey(request, { id, sender, content }) : undefined;
  if (key instanceof Refused) return key;
  const before = key && (await answerOf(tx, key));
  if (before !== undefined) return before;

  const status = await readStatus(tx, merchant.code);
  if (status.status !== 0 && !alwaysOpen.includes(id)) return notOpen;
  const settings = await readSettings(tx, merchant.code);
  const found =
    needsToken || token !== null
      ? await memberOf(tx, token, { merchant: merchant.code, idleMs: settings.idleMs, now })
      : undefined;
  if (needsToken && typeof found === 'string')
    return new Refused(found, 'The session is over.', { status: 401 });
  // Whose session is over is a guest to a call that guests may make.
  const member = typeof found === 'string' ? undefined : found;
  // Request, context and handler belong to the same id, which TypeScript cannot follow through a union.
  const { policy, handle } = handlers[id] as unknown as AnyCall;
  const context = {
    tx,
    merchant: withSettings(merchant, settings),
    language: languageOf(request, merchant),
    now,
    seed,
    status,
    clientIp: status.clientIp ?? incoming.clientIp,
    userAgent: request.headers.get('user-agent') ?? '',
    limits: limitsOf(policy),
    pass: request.headers.get('captcha-pass') ?? undefined,
    settings,
    keys,
    passwords,
    entropy,
  };
  const guessed = policy.guesses && (await refuseGuess(context));
  if (guessed) return guessed;
  if (member) {
    const own: MemberContext = { ...context, member };
    await settlePayments(own, member.key);
    await settleTickets(own);
    await settleSportsBets(own);
    await settlePays(own);
    const refused = await refuseByPolicy(own, policy, content);
    if (refused) return key ? keepAnswer(tx, key, refused, now) : refused;
  }
  const value = await handle(member ? { ...context, member } : context, content);
  // A picture is still to be read: the same call comes again with its pass, and is answered then.
  const isOver = !(value instanceof Refused && value.code === 'CAPTCHA_PASS_REQUIRED');
  if (key !== undefined && isOver) return keepAnswer(tx, key, value, now);
  return value instanceof Refused ? value : { value };
}

/** A call of which neither the id nor what belongs to it is known. */
interface AnyCall {
  readonly policy: Policy;
  readonly handle: (context: object, request: unknown) => Promise<unknown>;
}

async function refuseByPolicy(
  context: MemberContext,
  policy: Policy,
  request: unknown,
): Promise<Refused | undefined> {
  const { paymentPassword, afterTurnover } = policy;
  const callers: readonly Caller[] = policy.who;
  if (!callers.includes(callerOf(context.member.account))) {
    return callers.includes('member') ? needsRealAccount : notAgent;
  }
  const restricted = await refuseRestricted(context, openDuringOf(policy, request));
  if (restricted) return restricted;
  if (paymentPassword) {
    // Of the same call as the policy, see above.
    const wrong = await refuseWrongPaymentPassword(context, paymentPassword(request as never));
    if (wrong) return wrong;
  }
  return afterTurnover && refuseBeforeTurnover(context);
}

const notOpen = new Refused('NOT_OPEN', 'The platform is not open.', { status: 403 });
const needsRealAccount = new Refused('REAL_ACCOUNT_NEEDED', 'A real account is needed.');
const notAgent = new Refused('NOT_AGENT', 'Only agents may do this.', { status: 403 });

function refuse(refused: Refused, now: number): Response {
  return refusal(refused.status, refused.code, refused.message, now, refused);
}

/** Where a sealed body breaks its schema, and not what was found there: it may be a password. */
function placesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: not as expected`).join('; ');
}
