import { describe, expect, test } from 'vitest';
import { refused } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { demand, loginAnswer, loginFixture } from '../../test/login-fixture.ts';
import {
  accept,
  arrive,
  asked,
  forgotten,
  load,
  prove,
  store,
  stored,
  submit,
} from '../../test/login-steps.ts';
import { captchaRestMs } from '../captcha/captcha.machine.ts';
import { loginMachine } from './login.machine.ts';

describe('validation', () => {
  test.each([
    [{ username: '  ' }, ['username']],
    [{ password: '' }, ['password']],
    [{ username: '', password: ' ' }, ['username', 'password']],
  ])('[spec 5.03] username and password are required: %o', async (values, missing) => {
    const fixture = loginFixture();
    await submit(fixture, values);
    expect(fixture.view()).toMatchObject({ step: 'form', missing });
    expect(fixture.services.getProof.calls).toHaveLength(0);
  });

  test('[spec 5.03] the captcha is required when it shows, and only then', async () => {
    const fixture = await asked();
    await submit(fixture, { captcha: ' ' });
    expect(fixture.view()).toMatchObject({
      step: 'form',
      missing: ['captcha'],
      failure: undefined,
    });
    await submit(fixture, { captcha: 'abcd' });
    expect(fixture.view()).toMatchObject({ step: 'proving', missing: [] });
  });

  test('a captcha cannot be answered before its image loads', async () => {
    const fixture = await asked();
    fixture.clock.increment(captchaRestMs);
    fixture.actor.send({ type: 'refreshCaptcha' });
    expect(fixture.view().canSubmit).toBe(false);
    await submit(fixture, { captcha: 'abcd' });
    expect(fixture.view()).toMatchObject({ step: 'form', missing: ['captcha'] });
  });

  test('[spec 5.05] inputs are trimmed', async () => {
    const fixture = await asked();
    await submit(fixture, { username: ' mira2026 ', password: ' Play4fun ', captcha: ' abcd ' });
    await prove(fixture);
    expect(fixture.services.submitLogin.last().input).toEqual({
      username: 'mira2026',
      password: 'Play4fun',
      captcha: 'abcd',
      captchaKey: 'key-1',
      type: 'username',
      proof: 'P-1',
    });
  });

  test('[spec 5.05] a code by SMS is not trimmed, its mobile number is', async () => {
    const fixture = loginFixture({ type: 'sms' });
    await submit(fixture, { username: ' 0812345678 ', password: ' 123 456 ' });
    expect(fixture.services.submitLogin.last().input).toEqual({
      username: '0812345678',
      password: ' 123 456 ',
      type: 'sms',
    });
  });
});

describe('a login', () => {
  test('[spec 4.07] is validated, then proved, then submitted with the proof', async () => {
    const fixture = await arrive.getProof();
    expect(fixture.view()).toMatchObject({ step: 'proving', busy: true, canSubmit: false });
    expect(fixture.services.submitLogin.calls).toHaveLength(0);
    await prove(fixture);
    expect(fixture.view()).toMatchObject({ step: 'submitting', busy: true });
    expect(fixture.services.submitLogin.last().input.proof).toBe('P-1');
  });

  test('[spec 4.07] a login by SMS needs no proof, one through a provider does', async () => {
    const sms = loginFixture({ type: 'sms' });
    await submit(sms);
    expect(sms.view().step).toBe('submitting');
    expect(sms.services.getProof.calls).toHaveLength(0);
    const firebase = loginFixture({ type: 'firebase' });
    await submit(firebase);
    expect(firebase.view().step).toBe('proving');
  });

  test('[spec 4.08] is submitted once, however often the button is pressed', async () => {
    const fixture = await arrive.getProof();
    await submit(fixture);
    expect(fixture.services.getProof.calls).toHaveLength(1);
    await prove(fixture);
    await submit(fixture);
    expect(fixture.services.submitLogin.calls).toHaveLength(1);
    expect(fixture.services.submitLogin.last().input).toEqual({
      username: 'mira2026',
      password: 'Play4fun',
      type: 'username',
      proof: 'P-1',
    });
  });

  test('[spec 4.09] stores the session once the platform accepts, and not before', async () => {
    const fixture = loginFixture();
    await submit(fixture, { remember: true });
    await prove(fixture);
    expect(fixture.services.storeSession.calls).toHaveLength(0);
    await accept(fixture);
    expect(fixture.services.storeSession.last().input).toEqual({
      token: 'T-1',
      username: 'mira2026',
      remember: true,
      social: false,
      forcedChange: undefined,
    });
    expect(fixture.services.loadMember.calls).toHaveLength(0);
    expect(fixture.emitted).toEqual([]);
  });

  test('[spec 4.09] [spec 6.08] a first login is announced, and opens the change of password', async () => {
    const fixture = await stored({}, {}, { firstTimeLogin: true });
    expect(fixture.emitted).toEqual([{ type: 'firstLogin' }]);
    expect(fixture.view()).toMatchObject({ step: 'changePassword', forcedChange: 'firstLogin' });
    expect(fixture.services.storeSession.last().input.forcedChange).toBe('firstLogin');
  });

  test('[spec 4.11] loads the member and goes to /', async () => {
    const fixture = await stored({}, {}, { previousLogin: { time: '2026-11-20T08:00:00Z' } });
    expect(fixture.view()).toMatchObject({ step: 'loadingMember', busy: true });
    await load(fixture);
    expect(fixture.view().step).toBe('done');
    expect(fixture.output()).toEqual({
      reason: 'signedIn',
      goTo: '/',
      member: { kind: 'member' },
      previousLogin: { time: '2026-11-20T08:00:00Z' },
      forcedChange: undefined,
    });
  });

  test('[spec 4.11] from an agent page goes to /agentHome', async () => {
    const fixture = await stored({ agentPage: true }, {}, {});
    await load(fixture, 'agent');
    expect(fixture.output()?.goTo).toBe('/agentHome');
  });

  test('an agent who logs in elsewhere goes to /', async () => {
    const fixture = await arrive.loadMember();
    await load(fixture, 'agent');
    expect(fixture.output()?.goTo).toBe('/');
  });

  test.each([
    [true, 'member', 'NOT_AGENT'],
    [true, 'trial', 'NOT_AGENT'],
    [true, 'unknown', 'NOT_MEMBER_TYPE'],
    [false, 'unknown', 'NOT_MEMBER_TYPE'],
  ] as const)(
    'agent page %s rejects a %s with %s, and ends the session',
    async (agentPage, kind, code) => {
      const fixture = await stored({ agentPage }, {}, {});
      await load(fixture, kind);
      expect(fixture.services.dropSession.calls).toHaveLength(1);
      await answer(fixture.services.dropSession, undefined);
      expect(fixture.view()).toMatchObject({
        step: 'form',
        failure: { kind: 'refused', code },
        values: forgotten,
      });
    },
  );

  test('an answer with neither a token nor a second step is a failure', async () => {
    const fixture = await arrive.submitLogin();
    await accept(fixture, { token: undefined });
    expect(fixture.view()).toMatchObject({ step: 'form', failure: { kind: 'malformed' } });
  });
});

describe('a sign-in by another flow', () => {
  const entrance = { answer: loginAnswer, username: 'mira2027', passwordless: false };

  test('[spec 4.18] continues from its answer: it is stored, then the member is loaded', async () => {
    const previousLogin = { time: '2026-01-01T00:00:00.000Z' };
    const fixture = loginFixture({
      entrance: { ...entrance, answer: { ...loginAnswer, previousLogin } },
    });
    await settle();
    expect(fixture.view()).toMatchObject({ step: 'submitting', busy: true });
    expect(fixture.services.storeSession.last().input).toEqual({
      token: 'T-1',
      username: 'mira2027',
      remember: false,
      social: false,
      forcedChange: undefined,
    });
    await store(fixture);
    await load(fixture);
    expect(fixture.output()).toMatchObject({ reason: 'signedIn', goTo: '/', previousLogin });
    expect(fixture.services.submitLogin.calls).toHaveLength(0);
  });

  test('through a provider is remembered as one, and not where it ended and the form was sent', async () => {
    const answer = { ...loginAnswer, token: undefined, secondStep: demand };
    const through = { passwordless: false, social: true };
    const direct = loginFixture({ entrance: { ...through, answer: loginAnswer } });
    await settle();
    expect(direct.services.storeSession.last().input.social).toBe(true);
    const stopped = loginFixture({ entrance: { ...through, answer } });
    stopped.view().secondStep?.send({ type: 'cancel' });
    await settle();
    await submit(stopped);
    await prove(stopped);
    await accept(stopped);
    expect(stopped.services.storeSession.last().input.social).toBe(false);
  });

  test('[spec 4.20] changes its first password, and asks for no current password if there is none', async () => {
    const answer = { ...loginAnswer, firstTimeLogin: true };
    const through = loginFixture({ entrance: { answer, passwordless: true } });
    await store(through);
    expect(through.emitted).toEqual([{ type: 'firstLogin' }]);
    const { changePassword } = through.view();
    expect(changePassword?.getSnapshot().context.input.oldPassword).toBe('');
    const mailed = loginFixture({ entrance: { ...entrance, answer } });
    await store(mailed);
    expect(mailed.view().changePassword?.getSnapshot().context.input.oldPassword).toBeUndefined();
  });

  test('is not stopped by a password that expired, because none was typed', async () => {
    const fixture = loginFixture({
      entrance: { ...entrance, answer: { ...loginAnswer, passwordExpired: true } },
    });
    await store(fixture);
    expect(fixture.view()).toMatchObject({ step: 'loadingMember', forcedChange: undefined });
  });

  test('may have a second step to do, and leads to the form when that ends', async () => {
    const answer = { ...loginAnswer, token: undefined, secondStep: demand };
    const fixture = loginFixture({
      entrance: { answer, username: 'mira2027', passwordless: true },
    });
    fixture.view().secondStep?.send({ type: 'cancel' });
    await settle();
    expect(fixture.view()).toMatchObject({ step: 'form', values: { username: 'mira2027' } });
    await submit(fixture);
    await prove(fixture);
    await accept(fixture, { firstTimeLogin: true });
    await store(fixture);
    const { changePassword } = fixture.view();
    expect(changePassword?.getSnapshot().context.input.oldPassword).toBe('Play4fun');
  });
});

describe('the password', () => {
  test('is nowhere in the machine once the login is done', async () => {
    const fixture = await arrive.loadMember();
    await load(fixture);
    const { context, output } = fixture.actor.getSnapshot();
    expect(JSON.stringify([context, output])).not.toMatch(/Play4fun|T-1/);
  });
});

describe('a service without an implementation is an error at once, not shown as a failure', () => {
  const { actors } = loginMachine.implementations;

  function without(actor: keyof typeof actors & string, service: string = actor) {
    const fixture = loginFixture({}, { placeholders: { [actor]: actors[actor] } });
    const noticed = () => String(fixture.errors[0]);
    const expected = `the service "${service}" of this flow is a placeholder`;
    return { fixture, noticed, expected };
  }

  test('getProof', async () => {
    const { fixture, noticed, expected } = without('getProof');
    await submit(fixture);
    expect(fixture.actor.getSnapshot().status).toBe('error');
    expect(noticed()).toContain(expected);
  });

  test('loadCaptcha', async () => {
    const { fixture, noticed, expected } = without('captcha', 'loadCaptcha');
    await submit(fixture);
    await prove(fixture);
    await fail(fixture.services.submitLogin, refused('CAPTCHA_REQUIRED', true));
    expect(noticed()).toContain(expected);
  });

  test('dropSession', async () => {
    const { fixture, noticed, expected } = without('dropSession');
    await submit(fixture);
    await prove(fixture);
    await accept(fixture);
    await fail(fixture.services.storeSession, new Error('the storage is full'));
    expect(noticed()).toContain(expected);
  });
});
