import { describe, expect, it } from 'vitest';
import { mustSignIn } from './must-sign-in.ts';

const guest = { redirectToLogin: true, hasToken: false };

describe('redirect to login', () => {
  it('lets a guest reach the allow-list and nothing else [spec 2.23]', () => {
    for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download', '/down']) {
      expect(mustSignIn(path, guest), path).toBe(false);
    }
    for (const path of [
      '/',
      '/rng',
      '/help',
      '/forget',
      '/login.html',
      '/registered',
      '/hi',
      '/login/x',
    ]) {
      expect(mustSignIn(path, guest), path).toBe(true);
    }
  });

  it('leaves everyone alone while the flag is off [spec 2.23]', () => {
    expect(mustSignIn('/', { redirectToLogin: false, hasToken: false })).toBe(false);
  });

  it('leaves a member with a session token alone [spec 2.23]', () => {
    expect(mustSignIn('/', { redirectToLogin: true, hasToken: true })).toBe(false);
  });

  it('reads a trailing slash as the same page', () => {
    expect(mustSignIn('/register/', guest)).toBe(false);
    expect(mustSignIn('/', guest)).toBe(true);
  });
});
