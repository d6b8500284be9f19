import { describe, expect, it } from 'vitest';
import { guardAction, guardAgent } from './guard-action.ts';

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
    expect(guardAgent(agent, true)).toBe('go');
    expect(guardAgent(agent, false)).toBe('needsRealAccount');
  });

  it('tell everyone else why not', () => {
    for (const enabled of [true, false]) {
      expect(guardAgent({ ...guest, ...others }, enabled)).toBe('signIn');
      expect(guardAgent({ ...trial, ...others }, enabled)).toBe('needsRealAccount');
      expect(guardAgent({ ...member, ...others }, enabled)).toBe('agentsOnly');
    }
  });
});
