import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { createSandbox, memoryStore, seededRandom, systemClock } from '@livery/sandbox';
import { sqliteStore } from '@livery/sandbox/sqlite';
import { scryptHash } from './hash-password.ts';
import { sandboxArt } from './sandbox-art.ts';
import { sandboxMerchant } from './sandbox-merchant.ts';
import { proxiesFrom, untrustedProxyWarning } from './trusted-proxies.ts';

/** A new store is filled from one number, so that everybody sees, and can speak of, the same games and names. */
const contentSeed = 20;

/**
 * The reference platform over HTTP. Its accounts and counters live in `file`; `LIVERY_SANDBOX_STORE=memory` keeps them
 * in memory instead, for tests that must not meet one another's. `LIVERY_TRUSTED_PROXIES` lists the proxies in front of it.
 */
export function createPlatform(file: string) {
  const inMemory = process.env.LIVERY_SANDBOX_STORE === 'memory';
  if (!inMemory) mkdirSync(dirname(file), { recursive: true });
  const kept = inMemory ? undefined : sqliteStore(file);
  const store = kept ?? memoryStore();
  const trustsProxy = proxiesFrom(process.env.LIVERY_TRUSTED_PROXIES);
  const warnOfProxy = untrustedProxyWarning(trustsProxy, (message) => {
    process.stderr.write(`\n${message}\n`);
  });
  let sandbox: ReturnType<typeof createSandbox> | undefined;

  return {
    /** Answers for these merchants from now on; what the store holds stays. */
    serve(merchants: readonly Merchant[]): void {
      // The first answers calls that name no merchant, as the default brand answers unknown hosts.
      const [first, ...others] = [...merchants].sort(
        (a, b) => Number(b.default) - Number(a.default),
      );
      if (!first) return;
      sandbox = createSandbox({
        store,
        clock: systemClock,
        random: seededRandom(contentSeed),
        merchants: [sandboxMerchant(first), ...others.map(sandboxMerchant)],
        hashPassword: scryptHash,
        art: sandboxArt,
        trustsProxy,
      });
    },
    async fetch(request: Request, peer?: string): Promise<Response> {
      warnOfProxy(request, peer);
      return (
        sandbox?.fetch(request, peer) ?? new Response('The platform is starting.', { status: 503 })
      );
    },
    close: (): void => kept?.close(),
  };
}
