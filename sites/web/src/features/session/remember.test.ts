import { describe, expect, it } from 'vitest';
import { type Cookies, createCookies } from '../../app/cookies.ts';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage } from '../../app/storage.ts';
import { createRemember } from './remember.ts';

const day = 86_400_000;

async function browser() {
  const local = memoryStore();
  const held = new Map<string, string>();
  const written: string[] = [];
  const cookies: Cookies = {
    read: (name) => held.get(name),
    write(name, value, seconds) {
      held.set(name, value);
      createCookies({
        get cookie() {
          return '';
        },
        set cookie(line: string) {
          written.push(line);
        },
      }).write(name, value, seconds);
    },
    remove: (name) => void held.delete(name),
  };
  const time = { now: 1_000 };
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const make = (own = key) =>
    createRemember({
      storage: createStorage({ local, session: undefined }),
      cookies,
      key: async () => own,
      crypto,
      now: () => time.now,
    });
  return { local, held, written, time, make, remember: make() };
}

describe('a remembered sign-in', () => {
  it('is recalled within its day and not after it [spec 9.16]', async () => {
    const { remember, time, local } = await browser();
    await remember.keep('one-day-token');
    time.now += day - 1;
    expect(await remember.recall()).toBe('one-day-token');
    time.now += 1;
    expect(await remember.recall()).toBeUndefined();
    expect(local.entries.size).toBe(0);
  });

  it('is taken away to be revoked, also when its day is over by a clock that was set', async () => {
    const { remember, time, local } = await browser();
    await remember.keep('one-day-token');
    time.now += 2 * day;
    expect(await remember.remove()).toBe('one-day-token');
    expect(local.entries.size).toBe(0);
    expect(await remember.remove()).toBeUndefined();
  });

  it('marks itself by a cookie of one day that holds no secret [spec 9.16]', async () => {
    const { remember, written } = await browser();
    await remember.keep('one-day-token');
    expect(written).toEqual(['livery_remember=1; Path=/; Secure; SameSite=Lax; Max-Age=86400']);
  });

  it('is never readable at rest', async () => {
    const { remember, local } = await browser();
    await remember.keep('one-day-token');
    const all = JSON.stringify([...local.entries]);
    expect(all).not.toContain('one-day-token');
    expect(all).not.toContain(btoa('one-day-token'));
  });

  it('ends when the browser has dropped the mark', async () => {
    const { remember, held, local } = await browser();
    await remember.keep('one-day-token');
    held.clear();
    expect(await remember.recall()).toBeUndefined();
    expect(local.entries.size).toBe(0);
  });

  it('is worth nothing with another key', async () => {
    const { remember, make, local } = await browser();
    await remember.keep('one-day-token');
    const other = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    expect(await make(other).recall()).toBeUndefined();
    expect(local.entries.size).toBe(0);
  });

  it('is gone once forgotten', async () => {
    const { remember, held } = await browser();
    await remember.keep('one-day-token');
    remember.forget();
    expect(await remember.recall()).toBeUndefined();
    expect(held.size).toBe(0);
  });
});
