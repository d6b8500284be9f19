import * as v from 'valibot';

/** What the site reads from and writes to; a browser that refuses storage is one that forgets, never one that fails. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const modeSchema = v.picklist(['light', 'dark']);
/** Upper-case code as calls and storage hold it (spec §3); whether the merchant offers it is not storage's to know. */
const languageSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const listSchema = v.object({ version: v.literal(1), at: v.number(), value: v.unknown() });

/** Light or dark: the member's choice of mode. */
export type Mode = v.InferOutput<typeof modeSchema>;

/** A list as it was last received; `at` is the platform's time in milliseconds. */
export interface LastList {
  readonly at: number;
  readonly value: unknown;
}

/**
 * The keys of spec §3 that the site uses, each parsed as it is read: what does not parse counts as absent.
 *
 * @param stores the window's local and session storage, or undefined where the browser refuses them
 */
export function createStorage(stores: { local: Store | undefined; session: Store | undefined }) {
  const { local, session } = stores;
  return {
    /** The session token; a visitor is logged in exactly when there is one (spec §4). */
    token: (): string | undefined => read(session, 'token') || undefined,

    /** The saved language, an upper-case code. */
    language: (): string | undefined => {
      const found = v.safeParse(languageSchema, read(local, 'lang') ?? read(local, 'hisLang'));
      return found.success ? found.output : undefined;
    },
    /** Saves the language under both keys of spec §3. */
    saveLanguage(code: string): void {
      write(local, 'lang', code);
      write(local, 'hisLang', code);
    },

    /** The saved mode. */
    mode: (): Mode | undefined => parseMode(read(local, 'theme')),
    saveMode: (mode: Mode): void => write(local, 'theme', mode),

    /** The last answer to a list, to show while there is no connection. */
    list(name: string): LastList | undefined {
      const found = v.safeParse(listSchema, parseJson(read(local, `list.${name}`)));
      return found.success ? { at: found.output.at, value: found.output.value } : undefined;
    },
    saveList(name: string, list: LastList): void {
      write(local, `list.${name}`, JSON.stringify({ version: 1, ...list }));
    },
  };
}

/** See {@link createStorage}. */
export type SiteStorage = ReturnType<typeof createStorage>;

/** A stored or broadcast value as a mode, undefined when it is none. */
export function parseMode(value: unknown): Mode | undefined {
  const found = v.safeParse(modeSchema, value);
  return found.success ? found.output : undefined;
}

/** The window's storage; merely naming it throws where cookies are blocked. */
export function windowStores(): { local: Store | undefined; session: Store | undefined } {
  return {
    local: attempt(() => window.localStorage),
    session: attempt(() => window.sessionStorage),
  };
}

function read(store: Store | undefined, key: string): string | null {
  return attempt(() => store?.getItem(key)) ?? null;
}

function write(store: Store | undefined, key: string, value: string): void {
  attempt(() => store?.setItem(key, value));
}

function parseJson(text: string | null): unknown {
  return text === null ? undefined : attempt(() => JSON.parse(text) as unknown);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Blocked or full storage, or a value of another program: the same as an empty one.
    return undefined;
  }
}
