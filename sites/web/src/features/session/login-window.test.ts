import { describe, expect, it } from 'vitest';
import { isLoginWindow } from './is-login-window.ts';
import { handOver, openLoginWindow } from './login-window.ts';

const origin = 'https://india.example';
/** The message that hands over a session. */
const given = { version: 1, kind: 'livery.session', session: { token: 't' } };
type Posted = { readonly origin: string; readonly data: unknown };

/** A page that has opened the window, with what it took over and what it opened. */
function opener() {
  const accepted: unknown[] = [];
  const opened: string[][] = [];
  const messages = new EventTarget();
  const page = {
    location: { origin },
    open: (...args: string[]) => opened.push(args),
    addEventListener: (
      type: 'message',
      hear: (event: Posted) => void,
      options: { readonly signal: AbortSignal },
    ) => {
      // `post` dispatches only what `Posted` describes.
      const listener = (event: Event) => hear(event as MessageEvent);
      messages.addEventListener(type, listener, options);
    },
  };
  const open = () => openLoginWindow(page, '/hi/login', (session) => accepted.push(session));
  open();
  const post = (event: Posted) => {
    messages.dispatchEvent(new MessageEvent('message', event));
  };
  return { accepted, opened, open, post };
}

describe('the login window', () => {
  it('is opened at 1300 by 900 [spec 9.13]', () => {
    expect(opener().opened).toEqual([['/hi/login', 'livery-login', 'popup,width=1300,height=900']]);
  });

  it('hands its session to the page that opened it and closes', () => {
    const page = opener();
    let closed = false;
    const opened = {
      name: 'livery-login',
      location: { origin },
      close: () => {
        closed = true;
      },
      opener: {
        postMessage: (data: unknown, target: unknown) =>
          page.post({ origin: String(target), data }),
      },
    };
    handOver(opened, { token: 't', username: 'mira2026' });
    expect(page.accepted).toEqual([{ token: 't', username: 'mira2026' }]);
    expect(closed).toBe(true);
  });

  it('accepts one session however often it is opened', () => {
    const page = opener();
    for (let times = 1; times < 5; times += 1) page.open();
    expect(page.opened).toHaveLength(5);
    page.post({ origin, data: given });
    expect(page.accepted).toEqual([{ token: 't' }]);
  });

  it('ignores a second session until it is opened again', () => {
    const page = opener();
    page.post({ origin, data: given });
    page.post({ origin, data: { ...given, session: { token: 'u' } } });
    expect(page.accepted).toEqual([{ token: 't' }]);
    page.open();
    page.post({ origin, data: { ...given, session: { token: 'u' } } });
    expect(page.accepted).toEqual([{ token: 't' }, { token: 'u' }]);
  });

  it('is only a window with that name and an opener', () => {
    const by = { postMessage: () => {} };
    expect(isLoginWindow({ name: 'livery-login', opener: by })).toBe(true);
    expect(isLoginWindow({ name: 'livery-login', opener: null })).toBe(false);
    expect(isLoginWindow({ name: '', opener: by })).toBe(false);
  });

  it('cannot be played by another origin, nor by another message', () => {
    const page = opener();
    page.post({ origin: 'https://evil.example', data: given });
    page.post({ origin, data: { ...given, session: { username: 'x' } } });
    page.post({ origin, data: { ...given, version: 2 } });
    page.post({ origin, data: 'livery.session' });
    expect(page.accepted).toEqual([]);
  });
});
