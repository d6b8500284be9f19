import { describe, expect, it } from 'vitest';
import { isLoginWindow } from './is-login-window.ts';
import { handOver, openLoginWindow } from './login-window.ts';

const origin = 'https://india.example';
type Posted = { readonly origin: string; readonly data: unknown };

/** A page that has opened the window, with what it took over and what it opened. */
function opener() {
  const accepted: unknown[] = [];
  const opened: string[][] = [];
  const ears: ((event: Posted) => void)[] = [];
  const page = {
    location: { origin },
    open: (...args: string[]) => opened.push(args),
    addEventListener: (_type: 'message', hear: (event: Posted) => void) => void ears.push(hear),
  };
  openLoginWindow(page, '/hi/login', (session) => accepted.push(session));
  const post = (event: Posted) => {
    for (const hear of ears) hear(event);
  };
  return { accepted, opened, post };
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

  it('is only a window with that name and an opener', () => {
    const by = { postMessage: () => {} };
    expect(isLoginWindow({ name: 'livery-login', opener: by })).toBe(true);
    expect(isLoginWindow({ name: 'livery-login', opener: null })).toBe(false);
    expect(isLoginWindow({ name: '', opener: by })).toBe(false);
  });

  it('cannot be played by another origin, nor by another message', () => {
    const page = opener();
    const session = { token: 't' };
    const given = { version: 1, kind: 'livery.session', session };
    page.post({ origin: 'https://evil.example', data: given });
    page.post({ origin, data: { ...given, session: { username: 'x' } } });
    page.post({ origin, data: { ...given, version: 2 } });
    page.post({ origin, data: 'livery.session' });
    expect(page.accepted).toEqual([]);
  });
});
