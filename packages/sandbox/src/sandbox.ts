import { decodeQuery } from '@livery/api';
import { contract, type EndpointId } from '@livery/api/contract';
import * as v from 'valibot';
import { refusal, success } from './answer.ts';
import type { SandboxArt } from './art.ts';
import type { Clock } from './clock.ts';
import { type Faults, faultsOf, spoil, takeFault } from './control/faults.ts';
import { control, controlRoot, messageOf } from './control/routes.ts';
import { type PlatformStatus, readStatus, statusOf } from './control/status.ts';
import { type Context, handlers } from './handlers.ts';
import { drawImage, imageResponse, imageRoot } from './images.ts';
import { languageOf, merchantOf, type SandboxMerchant } from './merchant.ts';
import type { Random } from './random.ts';
import { ensureSeed } from './seed/seed.ts';
import type { Store } from './store/store.ts';

/** Calls that answer whatever the platform's status is: they are how the site learns of it. */
const alwaysOpen: readonly EndpointId[] = ['systemStatus', 'permission'];
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
  /** Waits for a `delay` fault. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Sandbox {
  /**
   * Answers a request of `/wps`, `/lgw` or `/sandbox`; an unknown address gets a 404 in JSON. Rejects
   * with `DroppedConnectionError` when a fault drops the connection.
   */
  fetch(request: Request): Promise<Response>;
  /** Forgets everything, faults and status included, and seeds the same content again. */
  reset(): Promise<void>;
  readonly faults: Faults;
  readonly status: PlatformStatus;
}

/** A reference platform: it answers the whole contract from a store, with real rules and invented content. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { store, clock, merchants, art, sleep = wait } = options;
  const firstSeed = Math.floor(options.random() * 2 ** 32);
  const codes = merchants.map(({ code }) => code);
  const faults = faultsOf(store, codes);
  const status = statusOf(store, codes);
  let seeded: Promise<number> | undefined;

  /** Seeds on first use; a failed try is tried again by the next request. */
  function ready(): Promise<number> {
    seeded ??= ensureSeed(store, firstSeed, merchants).catch((error: unknown) => {
      seeded = undefined;
      throw error;
    });
    return seeded;
  }

  async function answerCall(
    id: EndpointId,
    request: Request,
    merchant: SandboxMerchant,
    seed: number,
  ) {
    const sent = v.safeParse(contract[id].request, await readRequest(id, request));
    const now = clock.now();
    if (!sent.success) return refusal(400, 'INVALID_REQUEST', messageOf(sent.issues), now);
    return store.transaction(async (tx) => {
      const standing = await readStatus(tx, merchant.code);
      if (standing.status !== 0 && !alwaysOpen.includes(id)) {
        return refusal(403, 'NOT_OPEN', 'The platform is not open.', now);
      }
      const context: Context = {
        tx,
        merchant,
        language: languageOf(request, merchant),
        now,
        seed,
        status: standing,
        clientIp: standing.clientIp ?? addressOf(request),
      };
      // Request and handler belong to the same id, which TypeScript cannot follow through a union.
      const handle = handlers[id] as (context: Context, request: unknown) => Promise<unknown>;
      return success(await handle(context, sent.output), now);
    });
  }

  async function call(id: EndpointId, request: Request, merchant: SandboxMerchant, seed: number) {
    const fault = await takeFault(store, merchant.code, id);
    if (fault?.kind === 'delay') await sleep(fault.ms, request.signal);
    const answer = await answerCall(id, request, merchant, seed);
    return fault === undefined ? answer : spoil(fault, answer);
  }

  return {
    faults,
    status,
    async reset() {
      await store.clear();
      seeded = undefined;
      await ready();
    },
    async fetch(request) {
      const path = new URL(request.url).pathname;
      const merchant = merchantOf(request, merchants);
      const seed = await ready();

      if (path.startsWith(controlRoot)) {
        const now = clock.now();
        const answer = await control(request, path, {
          faults,
          status,
          merchant: merchant.code,
          now,
        });
        if (answer !== undefined) return answer;
      }
      if (path.startsWith(`${imageRoot}/`) && request.method === 'GET') {
        const svg = await store.transaction((tx) => drawImage(tx, art, path));
        if (svg !== undefined) return imageResponse(svg);
      }
      const id = endpointAt(request.method, path, merchant);
      if (id !== undefined) return call(id, request, merchant, seed);
      return refusal(404, 'NOT_FOUND', `No call answers ${request.method} ${path}.`, clock.now());
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

async function readRequest(id: EndpointId, request: Request): Promise<unknown> {
  if (contract[id].method === 'GET') {
    return decodeQuery(contract[id].request, new URL(request.url).searchParams);
  }
  return request.json().catch(() => undefined);
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
