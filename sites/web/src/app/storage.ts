import { type Display, type DisplayName, parseDisplayChoice } from '@livery/theme/display';
import * as v from 'valibot';
import { attempt } from './attempt.ts';
import { memoryStore } from './memory-store.ts';
import { isText, type SessionKey, type SessionRecord, sessionKeys } from './session-record.ts';

/** What the site reads from and writes to; a browser that refuses storage is one that forgets, never one that fails. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const modeSchema = v.picklist(['light', 'dark']);
/** Upper-case code as calls and storage hold it (spec §3); whether the merchant offers it is not storage's to know. */
const languageSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const listSchema = v.object({ version: v.literal(1), at: v.number(), value: v.unknown() });
/** Whatever is not plain text is stored as JSON beside its version, so that a later shape is not taken for this one. */
const versioned = v.object({ version: v.literal(1), value: v.unknown() });

/** Local keys whose values belong to one feature, which parses them: the first page loads nothing of that. */
export type LocalKey =
  | 'analytics'
  | 'rememberPassword'
  | 'rememberMobile'
  | 'freePlayDevice'
  | 'searches'
  | 'memberSearches'
  | 'slipChoice'
  | `lotteryFavourites.${string}`
  | `records.${string}`;

/** The same for keys that last as long as the tab. */
export type TabKey =
  | 'socialSignIn'
  | 'invitation'
  | 'play'
  | 'lotterySlip'
  | 'sportsSlip'
  | 'centreOpened';

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
    token: (): string | undefined => {
      const found = v.safeParse(sessionKeys.token, read(session, 'token'));
      return found.success ? found.output : undefined;
    },

    /** All session keys that hold something readable. */
    session(): SessionRecord {
      const names = Object.keys(sessionKeys) as SessionKey[];
      return Object.fromEntries(
        names.flatMap((name) => {
          const schema: v.GenericSchema = sessionKeys[name];
          const raw = read(session, name);
          const found = v.safeParse(schema, isText(name) ? raw || null : unversioned(raw));
          return found.success && found.output !== undefined ? [[name, found.output]] : [];
        }),
      );
    },
    /** Saves some session keys; one that is given as undefined is taken away, the others stay. */
    saveSession(values: SessionRecord): void {
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) remove(session, name);
        else write(session, name, isText(name) ? String(value) : toVersioned(value));
      }
    },
    /** Takes all session keys of spec §3 away. */
    clearSession(): void {
      for (const name of Object.keys(sessionKeys)) remove(session, name);
    },

    /** The name of the member who signed in last on this device. */
    lastUser: (): string | undefined => read(local, 'lastUser') || undefined,
    saveLastUser: (name: string): void => write(local, 'lastUser', name),

    /** Whether the member wants to be remembered on this device. */
    loginRemember: (): boolean => read(local, 'loginRemember') === '1',
    saveLoginRemember: (wanted: boolean): void =>
      write(local, 'loginRemember', wanted ? '1' : undefined),

    /** What a feature keeps on this device. */
    kept: (key: LocalKey): unknown => unversioned(read(local, key)),
    /** Keeps it; undefined takes it away. */
    keep: (key: LocalKey, value: unknown): void => write(local, key, toVersioned(value)),

    /** What a feature keeps as long as the tab is open. */
    keptInTab: (key: TabKey): unknown => unversioned(read(session, key)),
    /** Keeps it; undefined takes it away. */
    keepInTab: (key: TabKey, value: unknown): void => write(session, key, toVersioned(value)),

    /** Whether the balance is shown as stars. */
    balanceHidden: (): boolean => read(local, 'balanceHidden') === '1',
    saveBalanceHidden: (hidden: boolean): void =>
      write(local, 'balanceHidden', hidden ? '1' : undefined),

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
    saveMode: (mode: Mode | undefined): void => write(local, 'theme', mode),

    /** A choice of how pages look (see `displayChoices`), absent where the device decides. The boot script reads it, too. */
    display: <Name extends DisplayName>(name: Name): Display[Name] =>
      parseDisplayChoice(name, read(local, name)),
    saveDisplay: <Name extends DisplayName>(name: Name, choice: Display[Name]): void =>
      write(local, name, choice),

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

/** The window's storage; merely naming it throws where cookies are blocked. A session then lasts as long as the page. */
export function windowStores(): { local: Store | undefined; session: Store | undefined } {
  return {
    local: attempt(() => window.localStorage),
    session: attempt(() => window.sessionStorage) ?? memoryStore(),
  };
}

function read(store: Store | undefined, key: string): string | null {
  return attempt(() => store?.getItem(key)) ?? null;
}

/** Writes, or takes away what is undefined. */
function write(store: Store | undefined, key: string, value: string | undefined): void {
  if (value === undefined) remove(store, key);
  else attempt(() => store?.setItem(key, value));
}

function remove(store: Store | undefined, key: string): void {
  attempt(() => store?.removeItem(key));
}

function toVersioned(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify({ version: 1, value });
}

function unversioned(raw: string | null): unknown {
  const found = v.safeParse(versioned, parseJson(raw));
  return found.success ? found.output.value : undefined;
}

function parseJson(text: string | null): unknown {
  return text === null ? undefined : attempt(() => JSON.parse(text) as unknown);
}
