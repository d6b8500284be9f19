import { failureOf } from '@livery/api';
import { sessionKeys } from '@livery/api/contract/keys';
import { freePlayLogin } from '@livery/api/contract/registration';
import type { FreePlayServices } from '@livery/flows/free-play';
import { loadChunk } from '../../../app/load-chunk.ts';
import type { Services } from '../../../app/services.tsx';
import type { SiteStorage } from '../../../app/storage.ts';
import { answerOf } from './login-services.ts';

/** As much of the browser as names the visitor's system. */
type Browser = Pick<Navigator, 'platform'>;

/**
 * The work of playing without an account (spec §7 "Free-play login"): this device's own name, sealed for the platform's key, so that
 * the same device comes back to the same guest and nobody on the way can take its place.
 */
export function freePlayServices(
  { client, storage }: Pick<Services, 'client' | 'storage'>,
  { platform }: Browser = navigator,
): FreePlayServices {
  const os = platform.slice(0, 100);

  async function sealed(signal: AbortSignal): Promise<string> {
    const [keys, { createJweCipher }] = await Promise.all([
      client.call(sessionKeys, {}, { signal }),
      loadChunk('cipher', () => import('@livery/api/jwe')),
    ]);
    return createJweCipher().encrypt(JSON.stringify({ device: deviceOf(storage) }), keys);
  }

  return {
    async enter(_, signal) {
      const ask = async () =>
        answerOf(await client.call(freePlayLogin, { os, token: await sealed(signal) }, { signal }));
      try {
        return await ask();
      } catch (error) {
        const failure = failureOf(error);
        // Sealed for a key that was replaced in the same moment: nothing has happened yet, and the new one is asked for.
        if (failure?.kind !== 'refused' || failure.code !== 'KEY_UNKNOWN') throw error;
        return ask();
      }
    },
  };
}

/** What free play knows this device by: made up at the first use, and worth nothing anywhere else. */
function deviceOf(storage: Pick<SiteStorage, 'kept' | 'keep'>): string {
  const known = storage.kept('freePlayDevice');
  if (typeof known === 'string') return known;
  const made = crypto.randomUUID();
  storage.keep('freePlayDevice', made);
  return made;
}
