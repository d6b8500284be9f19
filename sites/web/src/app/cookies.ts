/** Cookies by name (spec §7). Values are text without secrets: any script of the page can read them. */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  /** @param seconds until the browser forgets it; without it, when the browser closes */
  readonly write: (name: string, value: string, seconds?: number) => void;
  readonly remove: (name: string) => void;
}

/** @param page the document, or as much of it as holds cookies */
export function createCookies(page: Pick<Document, 'cookie'>): Cookies {
  const write = (name: string, value: string, seconds?: number): void => {
    const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
    page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Secure; SameSite=Lax${age}`;
  };
  return {
    read(name) {
      const start = `${name}=`;
      const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(start));
      return found === undefined ? undefined : decoded(found.slice(start.length));
    },
    write,
    remove: (name) => write(name, '', 0),
  };
}

/** Another program's value need not be encoded as ours are: it is then taken as it stands. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
