import type { SandboxMerchant } from '../merchant.ts';
import { seededRandom } from '../random.ts';
import { createPasswords, type HashPassword } from '../session/passwords.ts';
import { type MemoryStore, memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { ensureMerchant, ensurePlatform } from './seed.ts';

/** What a store is filled with. */
export interface FilledWith {
  readonly merchants: readonly SandboxMerchant[];
  /** Passwords are kept as by the first of those who ask for the same content. */
  readonly hashPassword: HashPassword;
  /** The platform's time, in milliseconds since 1970. */
  readonly now: number;
}

const filled = new Map<string, Promise<MemoryStore>>();

/**
 * A store in memory that has the content of these merchants already: made once, then copied. For tests and stories, of which
 * each wants a platform of its own; to fill one takes longer than most of them.
 */
export function filledStore(parts: FilledWith): Store {
  const key = JSON.stringify([parts.merchants, parts.now]);
  const first = filled.get(key) ?? fill(parts);
  filled.set(key, first);
  const own = first.then((store) => store.copy());
  return {
    transaction: async (work) => (await own).transaction(work),
    clear: async () => (await own).clear(),
  };
}

async function fill({ merchants, hashPassword, now }: FilledWith): Promise<MemoryStore> {
  const store = memoryStore();
  const seed = await ensurePlatform(store, Math.floor(seededRandom(1)() * 2 ** 32));
  const passwords = createPasswords(hashPassword);
  for (const merchant of merchants) await ensureMerchant(store, merchant, { seed, passwords, now });
  return store;
}
