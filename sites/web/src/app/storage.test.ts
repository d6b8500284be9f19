import { describe, expect, it } from 'vitest';
import { memoryStore as memory } from './memory-store.ts';
import type { SessionRecord } from './session-record.ts';
import { createStorage, type Store } from './storage.ts';

const refusing: Store = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe('site storage', () => {
  it('takes a visitor for logged in exactly when session storage holds a token [spec 4.01]', () => {
    expect(
      createStorage({ local: memory({ token: 'x' }), session: memory() }).token(),
    ).toBeUndefined();
    expect(
      createStorage({ local: memory(), session: memory({ token: '' }) }).token(),
    ).toBeUndefined();
    expect(createStorage({ local: memory(), session: memory({ token: 'abc' }) }).token()).toBe(
      'abc',
    );
  });

  it('counts a token that no request header can hold as absent', () => {
    const storage = createStorage({ local: memory(), session: memory({ token: 'টোকেন' }) });
    expect(storage.token()).toBeUndefined();
    expect(storage.session().token).toBeUndefined();
  });

  it('keeps the language under both names in upper case', () => {
    const local = memory();
    const storage = createStorage({ local, session: memory() });
    storage.saveLanguage('HI');
    expect(Object.fromEntries(local.entries)).toEqual({ lang: 'HI', hisLang: 'HI' });
    expect(storage.language()).toBe('HI');
  });

  it('reads a language that only the older name holds', () => {
    expect(createStorage({ local: memory({ hisLang: 'BN' }), session: memory() }).language()).toBe(
      'BN',
    );
  });

  it('takes broken values for absent ones', () => {
    const local = memory({
      lang: '<script>',
      theme: 'purple',
      contrast: 'high',
      textSize: '100000',
      motion: 'more',
      'list.hot': '{"at":',
      'list.old': '{"at":1}',
    });
    const storage = createStorage({ local, session: memory() });
    expect(storage.language()).toBeUndefined();
    expect(storage.mode()).toBeUndefined();
    expect(storage.display('contrast')).toBeUndefined();
    expect(storage.display('textSize')).toBeUndefined();
    expect(storage.display('motion')).toBeUndefined();
    expect(storage.list('hot')).toBeUndefined();
    expect(storage.list('old')).toBeUndefined();
  });

  it('keeps choices of display as plain words under their own names, as the boot script reads them', () => {
    const local = memory();
    const storage = createStorage({ local, session: memory() });
    storage.saveDisplay('contrast', 'more');
    storage.saveDisplay('textSize', '125');
    storage.saveDisplay('motion', 'less');
    expect(Object.fromEntries(local.entries)).toEqual({
      contrast: 'more',
      textSize: '125',
      motion: 'less',
    });
    storage.saveDisplay('contrast', undefined);
    expect(storage.display('contrast')).toBeUndefined();
    expect(storage.display('textSize')).toBe('125');
  });

  it('gives a list back with its time', () => {
    const storage = createStorage({ local: memory(), session: memory() });
    storage.saveList('hot', { at: 1_700_000_000_000, value: [{ id: 1 }] });
    expect(storage.list('hot')).toEqual({ at: 1_700_000_000_000, value: [{ id: 1 }] });
  });

  it('forgets rather than fails where the browser refuses storage', () => {
    const storage = createStorage({ local: refusing, session: refusing });
    storage.saveMode('dark');
    storage.saveList('hot', { at: 1, value: [] });
    expect(storage.mode()).toBeUndefined();
    expect(storage.token()).toBeUndefined();
    expect(createStorage({ local: undefined, session: undefined }).language()).toBeUndefined();
  });

  it('keeps every session key of the specification, each under its own name [spec 3.32]', () => {
    const all: Required<SessionRecord> = {
      token: 'abc',
      merchant: 'India',
      merchantCode: 'MAYURA',
      platform: 'web',
      nickname: 'Mira',
      account: 'mira2026',
      username: 'mira2026',
      customerId: '7',
      isAgent: 4,
      toUpline: true,
      memberLabel: [{ labelName: 'Gold', rankLevel: 5 }],
      cpw: true,
      agreementDue: true,
      social: true,
      routers: ['a.example'],
      settings: [{ modId: 'A', enabled: 1, childrenNodes: [] }],
      validate: 'yes',
      gameVendor: 'DS88',
      consolidated: { salary: 1 },
      wallet: { single: true },
      current_vassalage: 'DS88',
    };
    const session = memory();
    const storage = createStorage({ local: undefined, session });
    storage.saveSession(all);
    expect([...session.entries.keys()].sort()).toEqual(Object.keys(all).sort());
    expect(storage.session()).toEqual(all);
    expect(session.entries.get('token')).toBe('abc');
    storage.saveSession({ nickname: undefined });
    expect(storage.session()).toEqual({ ...all, nickname: undefined });
    storage.clearSession();
    expect(session.entries.size).toBe(0);
  });

  it('takes broken session keys for absent ones', () => {
    const session = memory({
      isAgent: '4',
      cpw: '{"version":2,"value":true}',
      memberLabel: '{"version":1,"value":[{"labelName":1}]}',
      nickname: '',
      customerId: '7',
    });
    expect(createStorage({ local: undefined, session }).session()).toEqual({ customerId: '7' });
  });

  it('keeps last user, remembered sign-in, its flag, mobile number, language, lottery favourites and mode, and nothing else [spec 3.33]', () => {
    const local = memory();
    const storage = createStorage({ local, session: undefined });
    const sealed = { iv: 'aXY=', sealed: 'c2VhbGVk', until: 1_800_000_000_000 };
    const mobile = { countryDialingCode: '91', mobileNum: '9876543210' };
    storage.saveLastUser('mira2026');
    storage.saveLoginRemember(true);
    storage.keep('rememberPassword', sealed);
    storage.keep('rememberMobile', mobile);
    storage.keep('lotteryFavourites.mira2026', ['12', '7']);
    storage.saveLanguage('HI');
    storage.saveMode('dark');
    expect([...local.entries.keys()].sort()).toEqual([
      'hisLang',
      'lang',
      'lastUser',
      'loginRemember',
      'lotteryFavourites.mira2026',
      'rememberMobile',
      'rememberPassword',
      'theme',
    ]);
    expect(storage.language()).toBe('HI');
    expect(storage.mode()).toBe('dark');
    expect(storage.lastUser()).toBe('mira2026');
    expect(storage.loginRemember()).toBe(true);
    expect(storage.kept('rememberPassword')).toEqual(sealed);
    expect(storage.kept('rememberMobile')).toEqual(mobile);
    expect(storage.kept('lotteryFavourites.mira2026')).toEqual(['12', '7']);
    expect(storage.kept('lotteryFavourites.tara2026')).toBeUndefined();
    storage.keep('rememberPassword', undefined);
    storage.saveLoginRemember(false);
    expect([...local.entries.keys()].sort()).toEqual([
      'hisLang',
      'lang',
      'lastUser',
      'lotteryFavourites.mira2026',
      'rememberMobile',
      'theme',
    ]);
    local.setItem('rememberMobile', '{"version":2,"value":{"mobileNum":1}}');
    expect(storage.kept('rememberMobile')).toBeUndefined();
  });

  it('keeps a hidden balance hidden', () => {
    const local = memory();
    createStorage({ local, session: undefined }).saveBalanceHidden(true);
    expect(createStorage({ local, session: undefined }).balanceHidden()).toBe(true);
  });
});
