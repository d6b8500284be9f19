import { attempt } from './attempt.ts';

/** Cookies by name (spec §7). Values are text without secrets: any script of the page can read them. */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  /** @param seconds until the browser forgets it; without it, when the browser closes */
  readonly write: (name: string, value: string, seconds?: number) => void;
  readonly remove: (name: string) => void;
}

/**
 * A browser that refuses cookies forgets, and never fails: they read as absent.
 *
 * @param page the document, or as much of it as holds cookies
 */
export function createCookies(page: Pick<Document, 'cookie'>): Cookies {
  const write = (name: string, value: string, seconds?: number): void => {
    const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
    attempt(() => {
      page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Secure; SameSite=Lax${age}`;
    });
  };
  return {
    read(name) {
      const start = `${name}=`;
      const found = attempt(() => page.cookie)
        ?.split('; ')
        .find((cookie) => cookie.startsWith(start))
        ?.slice(start.length);
      // Another program's value need not be encoded as ours are: it is then taken as it stands.
      return found && (attempt(() => decodeURIComponent(found)) ?? found);
    },
    write,
    remove: (name) => write(name, '', 0),
  };
}
