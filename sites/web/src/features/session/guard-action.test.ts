import { describe, expect, it } from 'vitest';
import { guardAction, guardAgentPage, leadingTo, returnPath, wantedPath } from './guard-action.ts';

const guest = { signedIn: false, isTrial: false };
const trial = { signedIn: true, isTrial: true };
const member = { signedIn: true, isTrial: false };

describe('guarded actions', () => {
  it('send a guest to sign in and stop a trial account [spec 5.01]', () => {
    expect(guardAction(guest)).toBe('signIn');
    expect(guardAction(trial)).toBe('needsRealAccount');
    expect(guardAction(member)).toBe('go');
  });

  it('stop everyone where a centre is not enabled [spec 5.01]', () => {
    expect(guardAction(member, false)).toBe('needsRealAccount');
    expect(guardAction(guest, false)).toBe('signIn');
  });
});

describe('the agents’ pages', () => {
  const agent = { ...member, canSeeAgentCentre: true };
  const others = { canSeeAgentCentre: false };

  it('are open to agents, where there is an agent centre', () => {
    expect(guardAgentPage(agent, true)).toBe('go');
    expect(guardAgentPage(agent, false)).toBe('needsRealAccount');
  });

  it('tell everyone else why not', () => {
    for (const enabled of [true, false]) {
      expect(guardAgentPage({ ...guest, ...others }, enabled)).toBe('signIn');
      expect(guardAgentPage({ ...trial, ...others }, enabled)).toBe('needsRealAccount');
      expect(guardAgentPage({ ...member, ...others }, enabled)).toBe('agentsOnly');
    }
  });
});

describe('the way back after signing in', () => {
  it('is a path of this site', () => {
    expect(returnPath('/rng?page=HOT#top')).toBe('/rng?page=HOT#top');
    expect(returnPath('/')).toBe('/');
  });

  it('is the home page for everything that leads elsewhere', () => {
    for (const wanted of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/a/..//evil.example',
      'javascript:alert(1)',
      'rng',
      '',
      undefined,
      7,
      '/login',
      '/login?to=/login',
    ]) {
      expect(returnPath(wanted), String(wanted)).toBe('/');
    }
  });
});

describe('what a guest wanted', () => {
  it('goes from one way in to the next in their addresses', () => {
    const search = Object.fromEntries(
      new URL(leadingTo('/register', '/rng?page=HOT#top'), 'http://x').searchParams,
    );
    expect(wantedPath(search)).toBe('/rng?page=HOT#top');
  });

  it('is not named where it is the home page, or nothing', () => {
    expect(leadingTo('/login', '/')).toBe('/login');
    expect(leadingTo('/login', undefined)).toBe('/login');
    expect(wantedPath({})).toBeUndefined();
  });

  it('is the home page for an address that leads elsewhere', () => {
    expect(wantedPath({ to: 'https://evil.example' })).toBe('/');
  });
});
