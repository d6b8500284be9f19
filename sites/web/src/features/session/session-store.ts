import type { SessionEndReason } from '@livery/api';
import type { SessionRecord } from '../../app/session-record.ts';
import type { SiteStorage } from '../../app/storage.ts';
import type { TabMessage, Tabs } from './tabs.ts';

/** How a session ended: by the member, or by itself. */
export type SessionEnd = 'signedOut' | SessionEndReason;

/**
 * Who is at the page. `expired`: the session ended by itself, and the page waits with everything that was typed in it
 * until the member signs in again or lets it go.
 */
export type SessionState =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly record: SessionRecord & { readonly token: string } }
  | { readonly kind: 'expired'; readonly record: SessionRecord };

export type Session = ReturnType<typeof createSession>;

type Kept = Pick<SiteStorage, 'session' | 'saveSession' | 'clearSession' | 'token'>;

/**
 * The session of this tab. The token lives in session storage and nowhere else (spec §4: logged in means that it is
 * there); the other tabs of this merchant hear of each beginning and end.
 *
 * @param parts.merchant the keys that every session storage holds, also after a logout (spec §4)
 * @param parts.tabs the way to the other open tabs
 */
export function createSession(parts: {
  readonly storage: Kept;
  readonly merchant: Pick<SessionRecord, 'merchant' | 'merchantCode' | 'platform'>;
  readonly tabs: Tabs;
}) {
  const { storage, merchant, tabs } = parts;
  const listeners = new Set<() => void>();
  const enders = new Set<(reason: SessionEnd) => void>();
  const leavers = new Set<() => void>();
  storage.saveSession(merchant);
  let state = stateOf(storage.session());
  /** Id of the member whose page it is: still theirs while it waits, until another account is known to have come. */
  let holder = idOf(state);
  let owner = 0;

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function put(values: SessionRecord): void {
    storage.saveSession(values);
    const next = stateOf(storage.session());
    const id = idOf(next);
    if (id !== undefined) {
      if (holder !== undefined && holder !== id) leave();
      holder = id;
    }
    become(next);
  }

  /**
   * What the member was told is not for the next one.
   *
   * @param held false for a login that has not led in: the page was never theirs
   */
  function leave(held = true): void {
    if (held) owner += 1;
    holder = undefined;
    for (const tell of leavers) tell();
  }

  function inQuestion(): boolean {
    return state.kind === 'expired' || (holder !== undefined && idOf(state) === undefined);
  }

  /** Takes everything away but what makes the page this merchant's. */
  function clear(): void {
    storage.clearSession();
    storage.saveSession(merchant);
  }

  function end(reason: SessionEnd, held = true): void {
    const { record } = state.kind === 'guest' ? { record: {} } : state;
    if (reason === 'signedOut' || reason === 'excluded') {
      clear();
      leave(held);
      become({ kind: 'guest' });
    } else {
      storage.saveSession({ token: undefined });
      // Nobody can be taken for a member who never came to be known.
      holder ??= '';
      become({ kind: 'expired', record: { ...record, token: undefined } });
    }
    for (const tell of enders) tell(reason);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function signOut(held = true): void {
    if (state.kind === 'guest') return;
    const token = state.kind === 'member' ? state.record.token : undefined;
    end('signedOut', held);
    tabs.tell({ kind: 'end', reason: 'signedOut', token });
  }

  function hear(message: TabMessage): void {
    if (message.kind === 'ask') {
      if (state.kind === 'member') tabs.tell({ kind: 'give', session: shared(state.record) });
    } else if (message.kind === 'give') {
      take(message.session);
    } else if (state.kind === 'member' && state.record.token === message.token) {
      // Of a login elsewhere that has not led in this page was never a member's.
      end(message.reason, holder !== undefined);
    } else if (state.kind === 'expired' && message.token === undefined) {
      end(message.reason);
    }
  }

  /**
   * A tab with another session keeps its own: only guests, pages whose session has ended and the same one take it over. A page that waits
   * for its member takes none of which it is not known whose it is.
   */
  function take(session: SessionRecord): void {
    if (!session.token) return;
    if (state.kind === 'member' && state.record.token !== session.token) return;
    if (state.kind === 'expired' && session.customerId === undefined) return;
    const own = state.kind === 'member' ? ownOf(state.record) : {};
    clear();
    put({ ...session, ...own, ...merchant });
  }
  tabs.listen(hear);

  return {
    state: (): SessionState => state,
    /** Calls back after each change; gives the function that ends it. */
    subscribe,
    /** Calls back when a session ends, here or in another tab. */
    onEnd(listener: (reason: SessionEnd) => void): () => void {
      enders.add(listener);
      return () => void enders.delete(listener);
    },
    /** Calls back when the page stops being a member's: signed out, excluded, or another account has come. */
    onLeave(listener: () => void): () => void {
      leavers.add(listener);
      return () => void leavers.delete(listener);
    },
    /** Counts up whenever a member's page stops being theirs: what is drawn for one owner is not for the next. */
    owner: (): number => owner,
    /** Whether it is still open who goes on with a page whose session has ended. */
    inQuestion,
    /** Settles when that is known. */
    told: (): Promise<void> =>
      new Promise((resolve) => {
        const look = () => {
          if (inQuestion()) return;
          stop();
          resolve();
        };
        const stop = subscribe(look);
        look();
      }),
    token: (): string | undefined => storage.token(),
    /**
     * Whether a member has signed in whose own data, which say what kind of account it is, have not come yet. One who must change the
     * password first does not count: theirs may come only after the change.
     */
    isNew: (): boolean =>
      state.kind === 'member' && state.record.customerId === undefined && !state.record.cpw,

    /** Stores a new token, in this tab and in every tab that has none. */
    begin(values: SessionRecord & { readonly token: string }): void {
      // What the last member left behind is not this one's.
      clear();
      put(values);
      tabs.tell({ kind: 'give', session: shared(values) });
    },
    /** Adds what came to be known about the member; nothing once their session has ended. */
    add(values: SessionRecord): void {
      if (state.kind !== 'member') return;
      put(values);
      tabs.tell({ kind: 'give', session: shared(state.record) });
    },
    /** The member leaves, in every tab. A page that waits after an expiry is let go the same way. */
    signOut: (): void => signOut(),
    /** Takes a login back that has not led in: the page stays as it is, unless it waited for who was here before. */
    reject: (): void => signOut(inQuestion()),
    /** The platform no longer knows the session. */
    expire(reason: SessionEndReason = 'expired'): void {
      if (state.kind !== 'member') return;
      const { token } = state.record;
      end(reason);
      tabs.tell({ kind: 'end', reason, token });
    },
    /** Puts back the keys that make the page this merchant's. */
    restoreMerchant: (): void => storage.saveSession(merchant),
    /** Asks the open tabs for their session; settles when one has answered or none has in time. */
    async join(): Promise<void> {
      if (state.kind === 'member') return;
      const answered = new Promise<void>((resolve) => {
        const stop = subscribe(() => {
          stop();
          resolve();
        });
      });
      tabs.tell({ kind: 'ask' });
      await Promise.race([answered, tabs.patience()]);
    },
  };
}

function stateOf(record: SessionRecord): SessionState {
  const { token } = record;
  return token ? { kind: 'member', record: { ...record, token } } : { kind: 'guest' };
}

/** Who is signed in, as the platform names them; undefined until member info has come. */
function idOf(state: SessionState): string | undefined {
  return state.kind === 'member' ? state.record.customerId : undefined;
}

/** What goes to other tabs: a page's own matters stay with it. */
function shared({ current_vassalage: _, gameVendor: __, ...rest }: SessionRecord): SessionRecord {
  return rest;
}

/** The page's own matters, such as the vendor that it plays. */
function ownOf({ current_vassalage, gameVendor }: SessionRecord): SessionRecord {
  return { current_vassalage, gameVendor };
}
