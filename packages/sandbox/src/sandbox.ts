import { contract, type EndpointId } from '@livery/api/contract';
import { addressOf, type TrustsProxy } from './address.ts';
import { refusal } from './answer.ts';
import type { SandboxArt } from './art.ts';
import type { Clock } from './clock.ts';
import { movableClock, type PlatformClock } from './control/clock.ts';
import { type Faults, faultsOf, spoil, takeFault } from './control/faults.ts';
import { type Inbox, inboxOf } from './control/inbox.ts';
import { controlPage } from './control/page/page.ts';
import { control, controlRoot } from './control/routes.ts';
import { type Settings, settingsOf } from './control/settings.ts';
import { type PlatformStatus, statusOf } from './control/status.ts';
import { drawImage, imageResponse, imageRoots } from './images.ts';
import { languageOf, merchantOf, type SandboxMerchant } from './merchant.ts';
import { answerCall, type Platform } from './pipeline.ts';
import type { Random } from './random.ts';
import { readWhole } from './request.ts';
import { ensureMerchant, ensurePlatform } from './seed/seed.ts';
import { ensureKeys } from './session/keys.ts';
import { createPasswords, type HashPassword } from './session/passwords.ts';
import type { KeyRow } from './session/rows.ts';
import { cryptoEntropy, type Entropy } from './session/secrets.ts';
import { expireSession } from './session/sessions.ts';
import { playProvider } from './social/play-provider.ts';
import type { Store } from './store/store.ts';

/** How long a `timeout` fault holds an answer back. */
const longestWaitMs = 120_000;
/** Where a request comes from that came over no connection. */
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
  /** Which proxies are believed about whom they ask for; none unless it is set. */
  trustsProxy?: TrustsProxy;
  /** Waits for a `delay` fault. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Sandbox {
  /**
   * Answers a request of `/wps`, `/lgw` or `/sandbox`; an unknown address gets a 404 in JSON. Rejects
   * with `DroppedConnectionError` when a fault drops the connection.
   *
   * @param peer address at the other end of the connection
   */
  fetch(request: Request, peer?: string): Promise<Response>;
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
  const { trustsProxy = () => false } = options;
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

  async function call(
    id: EndpointId,
    request: Request,
    { merchant, address, made }: { merchant: SandboxMerchant; address: string; made: Ready },
  ) {
    const platform: Platform = { store, clock, passwords, entropy, ...made };
    const answerOnce = (asked: Request) =>
      answerCall(platform, { id, request: asked, merchant, clientIp: address });
    const token = request.headers.get('token');
    const fault = await takeFault(store, merchant.code, id, token);
    if (fault?.kind === 'delay') await sleep(fault.ms, request.signal);
    if (fault?.kind === 'expired') await expireSession(store, token);
    if (fault?.kind === 'duplicate') await answerOnce(request.clone());
    const answer = await answerOnce(request);
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
    async fetch(sent, peer = localAddress) {
      const request = await readWhole(sent);
      if (request === undefined) {
        const now = await clock.now();
        return refusal(413, 'FILE_TOO_LARGE', 'The body is longer than 16 MB.', now);
      }
      const address = addressOf(request, peer, trustsProxy);
      const path = new URL(request.url).pathname;
      const merchant = merchantOf(request, merchants);
      const made = await ready(merchant);

      if (path === '/sandbox' || path.startsWith(controlRoot)) {
        const clientIp = (await status.get(merchant.code)).clientIp ?? address;
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
      if (id !== undefined) return call(id, request, { merchant, address, made });
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

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
