import * as v from 'valibot';
import type { Cookies } from '../../app/cookies.ts';
import type { SiteStorage } from '../../app/storage.ts';
import { rememberMark } from './remember-mark.ts';

/** Milliseconds that a remembered sign-in lasts (spec §9 "Remember-me cookie"). */
const oneDay = 24 * 60 * 60 * 1000;

/** The one-day token: base64 parts, and when it ends (milliseconds since 1970). No password is ever kept. */
const sealedSchema = v.object({ iv: v.string(), sealed: v.string(), until: v.number() });

function sealedToken(storage: Pick<SiteStorage, 'kept'>) {
  const found = v.safeParse(sealedSchema, storage.kept('rememberPassword'));
  return found.success ? found.output : undefined;
}

/** What remembering needs from outside. */
export interface RememberParts {
  readonly storage: Pick<SiteStorage, 'kept' | 'keep' | 'loginRemember' | 'saveLoginRemember'>;
  readonly cookies: Cookies;
  /** A key that seals and opens, and that no script can read; the same one at each call. */
  readonly key: () => Promise<CryptoKey>;
  readonly crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The one-day token of a remembered sign-in: sealed in local storage under the key of spec §3 with a key that stays in
 * this browser, and a mark without any secret in a cookie that ends by itself after a day. The password is never kept.
 */
export function createRemember({ storage, cookies, key, crypto, now }: RememberParts) {
  function forget(): void {
    storage.keep('rememberPassword', undefined);
    storage.saveLoginRemember(false);
    cookies.remove(rememberMark);
  }

  /** The token in what is kept; undefined when the browser's key is gone, or the text was changed. */
  async function open({ iv, sealed }: { iv: string; sealed: string }): Promise<string | undefined> {
    try {
      const opened = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64(iv) },
        await key(),
        fromBase64(sealed),
      );
      return new TextDecoder().decode(opened);
    } catch {
      return undefined;
    }
  }

  return {
    /** Keeps a token that the platform gave for one day. */
    async keep(token: string): Promise<void> {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        await key(),
        new TextEncoder().encode(token),
      );
      storage.keep('rememberPassword', {
        iv: toBase64(iv),
        sealed: toBase64(new Uint8Array(sealed)),
        until: now() + oneDay,
      });
      storage.saveLoginRemember(true);
      cookies.write(rememberMark, '1', oneDay / 1000);
    },

    /** The kept token; undefined when there is none, its day is over, or it was sealed in another browser. */
    async recall(): Promise<string | undefined> {
      const kept = sealedToken(storage);
      if (!kept) return undefined;
      if (kept.until <= now() || cookies.read(rememberMark) === undefined) {
        forget();
        return undefined;
      }
      const token = await open(kept);
      if (token === undefined) forget();
      return token;
    },

    /** Removes the kept token and returns it, even if its day is over by this device's clock: the platform may still accept it. */
    async remove(): Promise<string | undefined> {
      const kept = sealedToken(storage);
      forget();
      return kept && (await open(kept));
    },

    forget,
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
