import { contract, type EndpointId } from '@livery/api/contract';
import * as v from 'valibot';
import { settleSalary } from './agents/realtime.ts';
import { refusal, success } from './answer.ts';
import type { SandboxArt } from './art.ts';
import type { Clock } from './clock.ts';
import { movableClock, type PlatformClock } from './control/clock.ts';
import { type Faults, faultsOf, spoil, takeFault } from './control/faults.ts';
import { type Inbox, inboxOf } from './control/inbox.ts';
import { controlPage } from './control/page/page.ts';
import { control, controlRoot, messageOf } from './control/routes.ts';
import { readSettings, type Settings, settingsOf, withSiteSettings } from './control/settings.ts';
import { type PlatformStatus, readStatus, statusOf } from './control/status.ts';
import { handlers, type MemberContext } from './handlers.ts';
import { answerOf, keepAnswer, readKey } from './idempotency/idempotency.ts';
import { drawImage, imageResponse, imageRoots } from './images.ts';
import { languageOf, merchantOf, type SandboxMerchant } from './merchant.ts';
import { settlePayments } from './payments/settle.ts';
import { refuseByStanding } from './protection/standing.ts';
import type { Random } from './random.ts';
import { Refused } from './refusal.ts';
import { readRequest } from './request.ts';
import { ensureMerchant, ensurePlatform } from './seed/seed.ts';
import { ensureKeys } from './session/keys.ts';
import { createPasswords, forOneCall, type HashPassword } from './session/passwords.ts';
import type { KeyRow } from './session/rows.ts';
import { cryptoEntropy, type Entropy } from './session/secrets.ts';
import { expireSession, memberOf } from './session/sessions.ts';
import { playProvider } from './social/play-provider.ts';
import type { Store } from './store/store.ts';

/** Calls that answer whatever the platform's status is: they are how the site learns of it. */
const alwaysOpen: readonly EndpointId[] = ['systemStatus', 'permission'];
/** How long a `timeout` fault holds an answer back. */
const longestWaitMs = 120_000;
/** The address of a visitor whom no proxy named. */
const localAddress = '127.0.0.1';

export interface SandboxOptions {
  store: Store;
  clock: Clock;
  /** Asked once, for the number that all content comes from. */
  random: Random;
  /** The first one answers requests that name no merchant. */
  merchants: readonly [SandboxMerchant, ...SandboxMerchant[]];
  art: SandboxArt;
  /** How passwords are kept: slow in a server, cheap in tests and stories. */
  hashPassword: HashPassword;
  /** Where tokens, codes and captchas come from; the machine's own unless a test must know them. */
  entropy?: Entropy;
  /** Waits for a `delay` fault. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Sandbox {
  /**
   * Answers a request of `/wps`, `/lgw` or `/sandbox`; an unknown address gets a 404 in JSON. Rejects
   * with `DroppedConnectionError` when a fault drops the connection.
   */
  fetch(request: Request): Promise<Response>;
  /** Forgets everything, faults and status included; the next request finds the same content again. */
  reset(): Promise<void>;
  readonly faults: Faults;
  readonly status: PlatformStatus;
  readonly clock: PlatformClock;
  readonly settings: Settings;
  readonly inbox: Inbox;
}

/** What has to be there before the first answer. */
interface Ready {
  readonly seed: number;
  readonly keys: KeyRow;
}

/** A reference platform: it answers the whole contract from a store, with real rules and invented content. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { store, merchants, art, sleep = wait, entropy = cryptoEntropy } = options;
  const clock = movableClock(store, options.clock);
  const passwords = createPasswords(options.hashPassword);
  const firstSeed = Math.floor(options.random() * 2 ** 32);
  const codes = merchants.map(({ code }) => code);
  const faults = faultsOf(store, codes);
  const status = statusOf(store, codes);
  const settings = settingsOf(store, codes, () => clock.now());
  const inbox = inboxOf(store);
  let prepared: Promise<Ready> | undefined;
  /** By merchant's code: a merchant is filled when it is first asked for. */
  const filled = new Map<string, Promise<void>>();

  /** Seeds on first use; the next request retries after a failure. */
  async function ready(merchant: SandboxMerchant): Promise<Ready> {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    const made = await prepared;
    const filling = filled.get(merchant.code) ?? fill(merchant, made);
    filled.set(merchant.code, filling);
    await filling;
    return made;
  }

  async function prepare(): Promise<Ready> {
    const seed = await ensurePlatform(store, firstSeed);
    return { seed, keys: await ensureKeys(store, entropy) };
  }

  async function fill(merchant: SandboxMerchant, { seed }: Ready): Promise<void> {
    try {
      await ensureMerchant(store, merchant, { seed, passwords, now: await clock.now() });
    } catch (error) {
      filled.delete(merchant.code);
      throw error;
    }
  }

  async function reset(): Promise<void> {
    await store.clear();
    prepared = undefined;
    filled.clear();
  }

  async function answerCall(
    id: EndpointId,
    request: Request,
    merchant: SandboxMerchant,
    { seed, keys }: Ready,
  ) {
    const now = await clock.now();
    const body = await readRequest(id, request, keys);
    if (body instanceof Refused) return refuse(body, now);
    const sent = v.safeParse(contract[id].request, body.content);
    if (!sent.success) {
      const where = contract[id].encrypted ? placesOf(sent.issues) : messageOf(sent.issues);
      return refusal(400, 'INVALID_REQUEST', where, now);
    }
    const ownPasswords = forOneCall(passwords);
    return store.transaction(async (tx) => {
      const standing = await readStatus(tx, merchant.code);
      if (standing.status !== 0 && !alwaysOpen.includes(id)) {
        return refusal(403, 'NOT_OPEN', 'The platform is not open.', now);
      }
      const own = await readSettings(tx, merchant.code);
      const member = contract[id].token
        ? await memberOf(tx, request.headers.get('token'), {
            merchant: merchant.code,
            idleMs: own.idleMs,
            now,
          })
        : undefined;
      if (typeof member === 'string') return refusal(401, member, 'The session is over.', now);
      const context: Omit<MemberContext, 'member'> & Partial<MemberContext> = {
        tx,
        merchant: withSiteSettings(merchant, own),
        language: languageOf(request, merchant),
        now,
        seed,
        status: standing,
        clientIp: standing.clientIp ?? addressOf(request),
        settings: own,
        keys,
        passwords: ownPasswords,
        entropy,
        ...(member === undefined ? {} : { member }),
      };
      // Request, context and handler belong to the same id, which TypeScript cannot follow through a union.
      const handle = handlers[id] as (context: object, request: unknown) => Promise<unknown>;
      const reply = (result: unknown) =>
        result instanceof Refused ? refuse(result, now) : success(result, now);
      if (member) {
        await settlePayments(context, member.key);
        await settleSalary({ ...context, member });
      }
      // The answer that a key has had comes before everything that may have changed since.
      const sender = member?.key ?? `${merchant.code}/`;
      const key = contract[id].idempotent
        ? await readKey(request, { id, sender, content: sent.output })
        : undefined;
      if (key instanceof Refused) return refuse(key, now);
      const before = key && (await answerOf(tx, key));
      if (before !== undefined) return reply('value' in before ? before.value : before);
      const closed = member && (await refuseByStanding(id, { tx, member, now }));
      if (closed) return refuse(closed, now);
      const result = await handle(context, sent.output);
      if (key !== undefined) await keepAnswer(tx, key, result, now);
      return reply(result);
    });
  }

  async function call(id: EndpointId, request: Request, merchant: SandboxMerchant, made: Ready) {
    const token = request.headers.get('token');
    const fault = await takeFault(store, merchant.code, id, token);
    if (fault?.kind === 'delay') await sleep(fault.ms, request.signal);
    if (fault?.kind === 'expired') await expireSession(store, token);
    if (fault?.kind === 'duplicate') await answerCall(id, request.clone(), merchant, made);
    const answer = await answerCall(id, request, merchant, made);
    if (fault?.kind === 'timeout') await sleep(longestWaitMs, request.signal);
    return fault === undefined ? answer : spoil(fault, answer);
  }

  return {
    faults,
    status,
    clock,
    settings,
    inbox,
    reset,
    async fetch(request) {
      const path = new URL(request.url).pathname;
      const merchant = merchantOf(request, merchants);
      const made = await ready(merchant);

      if (path === '/sandbox' || path.startsWith(controlRoot)) {
        const clientIp = (await status.get(merchant.code)).clientIp ?? addressOf(request);
        const parts = { faults, status, clock, settings, inbox, store, reset, merchant, clientIp };
        if (path === '/sandbox' || path === controlRoot) return controlPage(request, parts);
        const answer = await control(request, path, parts);
        if (answer !== undefined) return answer;
        const more = { merchant, store, entropy, clientIp, now: await clock.now() };
        const played = await playProvider(request, path, {
          ...more,
          keys: made.keys,
          language: languageOf(request, merchant),
        });
        if (played !== undefined) return played;
      }
      if (imageRoots.some((root) => path.startsWith(`${root}/`)) && request.method === 'GET') {
        const svg = await store.transaction((tx) => drawImage(tx, art, path));
        if (svg !== undefined) return imageResponse(svg);
      }
      const id = endpointAt(request.method, path, merchant);
      if (id !== undefined) return call(id, request, merchant, made);
      return refusal(
        404,
        'NOT_FOUND',
        `No call answers ${request.method} ${path}.`,
        await clock.now(),
      );
    },
  };
}

/** The call that a method and a path mean for a merchant, whose platform may name some otherwise. */
function endpointAt(
  method: string,
  path: string,
  { paths = {} }: SandboxMerchant,
): EndpointId | undefined {
  return Object.values(contract).find(
    (each) => each.method === method && (paths[each.id] ?? each.path) === path,
  )?.id;
}

function refuse({ status, code, message, captcha }: Refused, now: number): Response {
  return refusal(status, code, message, now, captcha);
}

/** Where a sealed body breaks its schema, and not what was found there: it may be a password. */
function placesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: not as expected`).join('; ');
}

/** The visitor's address: the first that proxies passed on. */
function addressOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || localAddress;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
