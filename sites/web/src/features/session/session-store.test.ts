import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage } from '../../app/storage.ts';
import { createSession } from './session-store.ts';
import { parseTabMessage, type TabMessage, type Tabs } from './tabs.ts';

const merchant = { merchant: 'India', merchantCode: 'MAYURA', platform: 'web' };
const mira = { token: 't-mira', username: 'mira2026', isAgent: 0 };

/** Tabs of one browser: what one tells, all others hear, as over a BroadcastChannel. */
function browser() {
  const ears: ((message: TabMessage) => void)[] = [];
  const messages: TabMessage[] = [];
  const channel = (): Tabs => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      tell(message) {
        messages.push(message);
        const sent = parseTabMessage(JSON.parse(JSON.stringify({ version: 1, ...message })));
        for (const hear of ears) if (sent && hear !== own) hear(sent);
      },
      listen(hear) {
        own = hear;
        ears.push(hear);
      },
      patience: () => Promise.resolve(),
    };
  };
  const tab = (entries: Record<string, string> = {}) => {
    const store = memoryStore(entries);
    const storage = createStorage({ local: undefined, session: store });
    return { store, session: createSession({ storage, merchant, tabs: channel() }) };
  };
  return { tab, messages };
}

describe('session', () => {
  it('is a member exactly while session storage holds a token [spec 4.01]', () => {
    const { tab } = browser();
    expect(tab().session.state().kind).toBe('guest');
    expect(tab({ token: 'kept' }).session.state().kind).toBe('member');
    const { session, store } = tab();
    session.begin(mira);
    expect(store.entries.get('token')).toBe('t-mira');
    expect(session.state().kind).toBe('member');
    expect(session.token()).toBe('t-mira');
  });

  it('is new until the member’s own data have come, also after a reload between the two', () => {
    const { tab } = browser();
    const { session, store } = tab();
    expect(session.isNew()).toBe(false);
    session.begin(mira);
    expect(session.isNew()).toBe(true);
    expect(tab(Object.fromEntries(store.entries)).session.isNew()).toBe(true);
    session.add({ customerId: '1' });
    expect(session.isNew()).toBe(false);
    session.begin({ ...mira, cpw: true });
    // Before the password is changed nothing more comes.
    expect(session.isNew()).toBe(false);
  });

  it('keeps the member who was there through a reload', () => {
    const { tab } = browser();
    const before = tab();
    before.session.begin(mira);
    before.session.add({ nickname: 'Mira', memberLabel: [{ labelName: 'Gold', rankLevel: 5 }] });
    const after = tab(Object.fromEntries(before.store.entries)).session.state();
    expect(after.kind === 'member' && after.record).toMatchObject({
      username: 'mira2026',
      nickname: 'Mira',
      memberLabel: [{ labelName: 'Gold', rankLevel: 5 }],
    });
  });

  it('leaves only the merchant keys after signing out', () => {
    const { session, store } = browser().tab({ wallet: '{"version":1,"value":{}}' });
    session.begin(mira);
    session.add({ cpw: true, current_vassalage: 'DS88' });
    session.signOut();
    expect(Object.fromEntries(store.entries)).toEqual(merchant);
    expect(session.state()).toEqual({ kind: 'guest' });
  });

  it('takes nothing over from the member before', () => {
    const { session, store } = browser().tab();
    session.begin({ ...mira, cpw: true });
    session.begin({ token: 't-tara' });
    expect(store.entries.get('username')).toBeUndefined();
    expect(store.entries.get('cpw')).toBeUndefined();
  });

  it('tells its end once, with the reason', () => {
    const { session } = browser().tab();
    const ends: string[] = [];
    session.onEnd((reason) => ends.push(reason));
    session.begin(mira);
    session.expire();
    session.expire();
    expect(ends).toEqual(['expired']);
    expect(session.token()).toBeUndefined();
  });

  it('after an expiry waits with what it knows, so that the same member can go on', () => {
    const { session } = browser().tab();
    session.begin(mira);
    session.expire();
    const state = session.state();
    expect(state.kind === 'expired' && state.record.username).toBe('mira2026');
  });
});

describe('whose page it is', () => {
  /** A tab in which a member is known, and how often their page was left. */
  function held() {
    const { session } = browser().tab();
    let left = 0;
    session.onLeave(() => {
      left += 1;
    });
    session.begin(mira);
    session.add({ customerId: '1' });
    return { session, left: () => left };
  }

  it('stays the member’s through an expiry and their login', async () => {
    const { session, left } = held();
    session.expire();
    expect(session.inQuestion()).toBe(true);
    // By another name of theirs, such as their number.
    session.begin({ token: 't-2', username: '9810000000' });
    expect(session.inQuestion()).toBe(true);
    session.add({ customerId: '1', username: 'mira2026' });
    await session.told();
    expect([session.inQuestion(), session.owner(), left()]).toEqual([false, 0, 0]);
  });

  it('is left when another account logs in, before anything is drawn for it', () => {
    const { session, left } = held();
    session.expire();
    session.begin({ token: 't-tara', username: 'tara2026' });
    const drawn: number[] = [];
    session.subscribe(() => drawn.push(session.owner()));
    session.add({ customerId: '2' });
    expect([drawn, left()]).toEqual([[1], 1]);
  });

  it('is left at a sign-out, an exclusion, and when an ended session is let go', () => {
    for (const end of ['signOut', 'exclude', 'letGo'] as const) {
      const { session, left } = held();
      if (end === 'letGo') session.expire();
      if (end === 'exclude') session.expire('excluded');
      else session.signOut();
      expect([end, session.owner(), left()]).toEqual([end, 1, 1]);
    }
  });

  it('is nobody’s who was never known', () => {
    const { session } = browser().tab({ token: 'kept' });
    session.expire();
    session.begin(mira);
    session.add({ customerId: '1' });
    expect(session.owner()).toBe(1);
  });

  it('stays as it is when a login of a guest is taken back, and what was told is forgotten', () => {
    const { session } = browser().tab();
    let left = 0;
    session.onLeave(() => {
      left += 1;
    });
    session.begin(mira);
    session.add({ customerId: '1' });
    session.reject();
    expect([session.state().kind, session.owner(), left]).toEqual(['guest', 0, 1]);
  });

  it('waits on where another tab has logged in and nobody knows yet who', () => {
    const { tab } = browser();
    const { session } = tab();
    session.begin(mira);
    session.add({ customerId: '1' });
    const { session: other } = tab();
    session.expire();
    other.begin({ token: 't-2', username: 'tara2026' });
    expect(session.state().kind).toBe('expired');
    other.add({ customerId: '2' });
    expect([session.state().kind, session.owner()]).toEqual(['member', 1]);
  });

  it('is not a guest’s again by what comes to be known after the session has ended', () => {
    const { session, left } = held();
    session.expire();
    session.add({ cpw: undefined });
    expect(session.state().kind).toBe('expired');
    session.signOut();
    expect([session.inQuestion(), left()]).toEqual([false, 1]);
  });

  it('is left when the login over a waiting page is taken back', () => {
    const { session } = held();
    session.expire();
    session.begin({ token: 't-2' });
    session.reject();
    expect([session.state().kind, session.owner()]).toEqual(['guest', 1]);
  });
});

describe('session in several tabs', () => {
  it('a new tab takes the session of an open one over', async () => {
    const { tab } = browser();
    tab().session.begin(mira);
    const late = tab();
    expect(late.session.state().kind).toBe('guest');
    await late.session.join();
    expect(late.store.entries.get('token')).toBe('t-mira');
    expect(late.session.state().kind).toBe('member');
  });

  it('a lone tab stays a guest and does not wait on', async () => {
    const { session } = browser().tab();
    await session.join();
    expect(session.state().kind).toBe('guest');
  });

  it('signing in, signing out and expiry reach every tab', () => {
    const { tab } = browser();
    const [a, b] = [tab(), tab()];
    a.session.begin(mira);
    expect(b.session.state().kind).toBe('member');
    b.session.expire();
    expect(a.session.state().kind).toBe('expired');
    a.session.begin({ ...mira, token: 't-2' });
    a.session.add({ customerId: '1' });
    expect(b.session.token()).toBe('t-2');
    a.session.signOut();
    expect(b.session.state().kind).toBe('guest');
    expect(b.store.entries.get('token')).toBeUndefined();
  });

  it('the end of another session ends nothing here', () => {
    const { tab } = browser();
    const a = tab({ token: 't-a' });
    const b = tab({ token: 't-b' });
    a.session.expire();
    expect(b.session.state().kind).toBe('member');
  });

  it('letting an ended session go lets it go everywhere', () => {
    const { tab } = browser();
    const [a, b] = [tab(), tab()];
    a.session.begin(mira);
    a.session.expire();
    a.session.signOut();
    expect(b.session.state().kind).toBe('guest');
  });

  it('what becomes known in one tab is known in all of the same session', () => {
    const { tab } = browser();
    const [a, b] = [tab(), tab()];
    a.session.begin({ ...mira, cpw: true });
    b.session.add({ current_vassalage: 'DS88' });
    a.session.add({ cpw: undefined, nickname: 'Mira' });
    expect(b.store.entries.get('nickname')).toBe('Mira');
    expect(b.store.entries.has('cpw')).toBe(false);
    expect(b.store.entries.get('current_vassalage')).toBe('DS88');
  });

  it('an excluded member is a guest in every tab at once', () => {
    const { tab } = browser();
    const [a, b] = [tab(), tab()];
    a.session.begin(mira);
    a.session.expire('excluded');
    expect([a.session.state().kind, b.session.state().kind]).toEqual(['guest', 'guest']);
  });

  it('keeps to itself which vendor is played', async () => {
    const { tab } = browser();
    const a = tab();
    a.session.begin({ ...mira, current_vassalage: 'DS88' });
    const late = tab();
    await late.session.join();
    expect(late.store.entries.get('current_vassalage')).toBeUndefined();
  });

  it('ignores what it cannot read', () => {
    expect(parseTabMessage({ version: 2, kind: 'ask' })).toBeUndefined();
    expect(parseTabMessage({ version: 1, kind: 'give', session: { token: 5 } })).toBeUndefined();
    expect(parseTabMessage('give')).toBeUndefined();
  });
});
