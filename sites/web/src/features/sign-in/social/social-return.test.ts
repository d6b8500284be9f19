import type { KeptSocialSignIn } from '@livery/api/social';
import { describe, expect, it, vi } from 'vitest';
import { answeredState, answerFor, awaitAnswer, bringBack, parseKept } from './social-return.ts';

const kept: KeptSocialSignIn = {
  provider: 'google',
  issuer: {
    issuer: 'https://site.example',
    authorization_endpoint: 'https://site.example/authorize',
  },
  clientId: 'site-google',
  redirectUri: 'https://site.example/login',
  state: 'state-1',
  verifier: 'v'.repeat(43),
  nonce: 'n',
};
const yes = 'https://site.example/login?code=abc&state=state-1';
const no = 'https://site.example/login?error=access_denied&state=state-1';

describe('the answer of a provider', () => {
  it('is an address with a state and a code or a refusal', () => {
    expect(answeredState(yes)).toBe('state-1');
    expect(answeredState(no)).toBe('state-1');
    for (const other of ['/login', '/login?state=state-1', '/login?code=abc', '/login?to=/vip']) {
      expect(answeredState(other)).toBeUndefined();
    }
  });

  it('is this page’s own when the page left for it', () => {
    expect(answerFor(kept, yes)).toBe(yes);
    expect(answerFor(undefined, yes)).toBeUndefined();
    expect(answerFor({ ...kept, state: 'state-2' }, yes)).toBeUndefined();
  });
});

describe('what a page left for a provider with', () => {
  it('is read with where the guest wanted to go, or without', () => {
    expect(parseKept(kept)).toEqual(kept);
    expect(parseKept({ ...kept, to: '/vip' })).toEqual({ ...kept, to: '/vip' });
    for (const other of [undefined, {}, { ...kept, to: 7 }, { ...kept, state: undefined }]) {
      expect(parseKept(other)).toBeUndefined();
    }
  });
});

describe('the window of a provider', () => {
  const page = () => {
    const channel = { postMessage: vi.fn(), close: vi.fn() };
    return { channel, close: vi.fn(), parts: () => channel };
  };

  it('tells the pages of its origin and closes', () => {
    const { channel, close, parts } = page();
    expect(bringBack(undefined, yes, { channel: parts, close })).toBe(true);
    expect(channel.postMessage).toHaveBeenCalledWith({
      version: 1,
      kind: 'livery.social',
      url: yes,
    });
    expect(close).toHaveBeenCalledOnce();
  });

  it('stays open when it is the page that left, or no answer brought it here', () => {
    const { channel, close, parts } = page();
    expect(bringBack(kept, yes, { channel: parts, close })).toBe(false);
    expect(bringBack(undefined, 'https://site.example/login', { channel: parts, close })).toBe(
      false,
    );
    expect(channel.postMessage).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });
});

it('a page hears the answer to its own sign-in and no other, until it stops', async () => {
  const name = 'social-return.test';
  const open = () => new BroadcastChannel(name);
  const urls: string[] = [];
  const stop = awaitAnswer('state-1', (url) => urls.push(url), open);
  const teller = open();
  const tell = (message: unknown) => teller.postMessage(message);
  tell('nonsense');
  tell({ version: 1, kind: 'livery.social', url: yes.replace('state-1', 'state-2') });
  tell({ version: 1, kind: 'livery.social', url: yes });
  await vi.waitFor(() => expect(urls).toEqual([yes]));
  stop();
  tell({ version: 1, kind: 'livery.social', url: no });
  await new Promise((done) => setTimeout(done, 20));
  expect(urls).toEqual([yes]);
  teller.close();
});
