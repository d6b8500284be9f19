import { describe, expect, test } from 'vitest';
import { failed, refused } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import {
  demand,
  type LoginFixture,
  loginAnswer,
  loginFixture,
  typed,
} from '../../test/login-fixture.ts';
import { captchaRestMs } from '../captcha/captcha.machine.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginAnswer, LoginInput, LoginMember } from './login.types.ts';

/** What is left of the values once the password is forgotten. */
const forgotten = { username: 'mira2026', password: '' };

async function submit(fixture: LoginFixture, values = {}) {
  fixture.actor.send({ type: 'submit', values: { ...typed, ...values } });
  await settle();
}

async function prove(fixture: LoginFixture) {
  await answer(fixture.services.getProof, 'P-1');
}

async function accept(fixture: LoginFixture, value: Partial<LoginAnswer> = {}) {
  await answer(fixture.services.submitLogin, { ...loginAnswer, ...value });
}

async function store(fixture: LoginFixture) {
  await answer(fixture.services.storeSession, undefined);
}

async function load(fixture: LoginFixture, kind: LoginMember['kind'] = 'member') {
  await answer(fixture.services.loadMember, { kind });
}

/** A login up to the moment after the session is stored. */
async function stored(
  input: Partial<LoginInput>,
  values: object,
  value: Partial<LoginAnswer>,
): Promise<LoginFixture> {
  const fixture = loginFixture(input);
  await submit(fixture, values);
  if (input.type !== 'sms') await prove(fixture);
  await accept(fixture, value);
  await store(fixture);
  return fixture;
}

/** A login that waits for a service. */
const arrive = {
  getProof: async (): Promise<LoginFixture> => {
    const fixture = loginFixture();
    await submit(fixture);
    return fixture;
  },
  submitLogin: async (): Promise<LoginFixture> => {
    const fixture = await arrive.getProof();
    await prove(fixture);
    return fixture;
  },
  storeSession: async (): Promise<LoginFixture> => {
    const fixture = await arrive.submitLogin();
    await accept(fixture);
    return fixture;
  },
  loadMember: () => stored({}, {}, {}),
};

/** A login whose form shows a loaded captcha. */
async function asked(): Promise<LoginFixture> {
  const fixture = await arrive.submitLogin();
  await fail(fixture.services.submitLogin, refused('WRONG_CREDENTIALS', true));
  await answer(fixture.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
  return fixture;
}

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
      forcedChange: undefined,
    });
    await store(fixture);
    await load(fixture);
    expect(fixture.output()).toMatchObject({ reason: 'signedIn', goTo: '/', previousLogin });
    expect(fixture.services.submitLogin.calls).toHaveLength(0);
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

describe('a forced change of password', () => {
  const weak = { password: '123456' };
  test.each([
    ['username', weak, {}, true, 'weak'],
    ['username', weak, {}, false, 'weak'],
    ['username', {}, { passwordExpired: true }, true, 'expired'],
    ['username', {}, { passwordExpired: true }, false, undefined],
    ['username', {}, {}, true, undefined],
    ['sms', weak, { passwordExpired: true }, true, undefined],
    ['firebase', weak, { passwordExpired: true }, true, undefined],
  ] as const)(
    '[spec 4.10] [spec 9.17] %s with %o and %o, forced %s: %s',
    async (type, values, value, forceExpiredChange, forcedChange) => {
      const fixture = await stored({ type, forceExpiredChange }, values, value);
      expect(fixture.view()).toMatchObject({
        step: forcedChange ? 'changePassword' : 'loadingMember',
        forcedChange,
      });
      expect(fixture.emitted).toEqual([]);
    },
  );

  test('[spec 6.08] an expired password comes first where the site forces its change', async () => {
    const fixture = await stored({}, {}, { passwordExpired: true });
    expect(fixture.view().step).toBe('changePassword');
    expect(fixture.services.loadMember.calls).toHaveLength(0);
  });

  test('uses the password of the login, and then the member is loaded', async () => {
    const fixture = await stored({}, weak, {});
    const change = fixture.view().changePassword;
    change?.send({
      type: 'submit',
      values: { oldPassword: '', newPassword: 'NewPlay5', confirmNewPassword: 'NewPlay5' },
    });
    await settle();
    expect(fixture.services.changePassword.last().input).toEqual({
      oldPassword: '123456',
      newPassword: 'NewPlay5',
      confirmNewPassword: 'NewPlay5',
    });
    await answer(fixture.services.changePassword, undefined);
    await answer(fixture.services.refreshLogin, undefined);
    expect(fixture.view().step).toBe('loadingMember');
    expect(JSON.stringify(fixture.context())).not.toContain('123456');
    await load(fixture);
    expect(fixture.output()).toMatchObject({ goTo: '/', forcedChange: 'weak' });
  });

  test('asks for the current password after a login by SMS, whose code is none', async () => {
    const fixture = await stored({ type: 'sms' }, {}, { firstTimeLogin: true });
    expect(fixture.view().changePassword?.getSnapshot().context.input.oldPassword).toBeUndefined();
  });

  test('passes on the password rule of the site', async () => {
    const followsRule = () => false;
    const fixture = await stored({ followsRule }, weak, {});
    const { input } = fixture.view().changePassword?.getSnapshot().context ?? {};
    expect(input).toMatchObject({ username: 'mira2026', oldPassword: '123456', followsRule });
  });

  test.each(['child', 'login'])(
    'can be left by signing out again (cancel of the %s)',
    async (who) => {
      const fixture = await stored({}, weak, {});
      if (who === 'child') fixture.view().changePassword?.send({ type: 'cancel' });
      else fixture.actor.send({ type: 'cancel' });
      await settle();
      expect(fixture.services.dropSession.calls).toHaveLength(1);
      expect(fixture.view()).toMatchObject({ values: { password: '' }, forcedChange: undefined });
      await answer(fixture.services.dropSession, undefined);
      expect(fixture.view()).toMatchObject({ step: 'form', failure: undefined });
    },
  );

  test('that the end of the session interrupts leads back to the form, with the reason', async () => {
    const fixture = await stored({}, weak, {});
    fixture.view().changePassword?.send({
      type: 'submit',
      values: { oldPassword: '', newPassword: 'NewPlay5', confirmNewPassword: 'NewPlay5' },
    });
    await settle();
    await fail(fixture.services.changePassword, failed({ kind: 'expired' }));
    await answer(fixture.services.dropSession, undefined);
    expect(fixture.view()).toMatchObject({ step: 'form', failure: { kind: 'expired' } });
  });
});

describe('a second step', () => {
  async function demanded() {
    const fixture = await arrive.submitLogin();
    await accept(fixture, { token: undefined, secondStep: demand });
    return fixture;
  }

  async function step(fixture: LoginFixture) {
    fixture.view().secondStep?.send({ type: 'choose', method: 'holder' });
    fixture.view().secondStep?.send({ type: 'submit', answer: 'Mira Rao' });
    await settle();
  }

  test('takes place between the answer and the session', async () => {
    const fixture = await demanded();
    expect(fixture.view().step).toBe('secondStep');
    expect(fixture.services.storeSession.calls).toHaveLength(0);
    await step(fixture);
    expect(fixture.services.verifyAnswer.last().input).toMatchObject({ ticket: 'K-1' });
    await answer(fixture.services.verifyAnswer, { ...loginAnswer, firstTimeLogin: true });
    expect(fixture.services.storeSession.last().input.token).toBe('T-1');
    await store(fixture);
    expect(fixture.view().forcedChange).toBe('firstLogin');
  });

  test('may be followed by another', async () => {
    const fixture = await demanded();
    await step(fixture);
    const next = { ...demand, ticket: 'K-2' };
    await answer(fixture.services.verifyAnswer, {
      ...loginAnswer,
      token: undefined,
      secondStep: next,
    });
    expect(fixture.view().step).toBe('secondStep');
    expect(fixture.view().secondStep?.getSnapshot().context.input.ticket).toBe('K-2');
  });

  test('that has expired leads back to the form with its reason, and keeps what was typed', async () => {
    const fixture = await demanded();
    await step(fixture);
    await fail(fixture.services.verifyAnswer, refused('STEP_EXPIRED'));
    expect(fixture.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'refused', code: 'STEP_EXPIRED' },
      values: typed,
    });
    expect(fixture.context().answer).toBeUndefined();
  });

  test.each(['child', 'login'])(
    'that is cancelled leads back to the form without the password (%s)',
    async (who) => {
      const fixture = await demanded();
      if (who === 'child') fixture.view().secondStep?.send({ type: 'cancel' });
      else fixture.actor.send({ type: 'cancel' });
      await settle();
      expect(fixture.view()).toMatchObject({ step: 'form', failure: undefined, values: forgotten });
      expect(fixture.context().answer).toBeUndefined();
    },
  );
});

describe('the captcha', () => {
  test('[spec 4.12] a failure keeps the form, and no captcha shows unless it is asked for', async () => {
    const fixture = loginFixture();
    await submit(fixture, { remember: true });
    await prove(fixture);
    await fail(fixture.services.submitLogin, refused('WRONG_CREDENTIALS'));
    expect(fixture.view()).toMatchObject({
      step: 'form',
      busy: false,
      canSubmit: true,
      captcha: undefined,
      failure: { kind: 'refused', code: 'WRONG_CREDENTIALS' },
      values: { ...typed, remember: true },
    });
    expect(fixture.services.loadCaptcha.calls).toHaveLength(0);
  });

  test('[spec 4.12] shows and loads its image when the answer carries the flag', async () => {
    const fixture = await arrive.submitLogin();
    await fail(fixture.services.submitLogin, refused('CAPTCHA_REQUIRED', true));
    expect(fixture.view()).toMatchObject({
      step: 'form',
      canSubmit: false,
      captcha: { image: undefined, loading: true, failed: false, canRefresh: false },
      values: typed,
    });
    await answer(fixture.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
    expect(fixture.view()).toMatchObject({
      canSubmit: true,
      captcha: { image: 'picture 1', loading: false, failed: false, canRefresh: false },
    });
  });

  test('is refreshed once per second at most', async () => {
    const fixture = await asked();
    const refresh = () => fixture.actor.send({ type: 'refreshCaptcha' });
    fixture.clock.increment(captchaRestMs - 1);
    refresh();
    expect(fixture.services.loadCaptcha.calls).toHaveLength(1);
    fixture.clock.increment(1);
    expect(fixture.view().captcha?.canRefresh).toBe(true);
    refresh();
    refresh();
    expect(fixture.services.loadCaptcha.calls).toHaveLength(2);
    expect(fixture.view().captcha).toMatchObject({ image: undefined, loading: true });
  });

  test('is not refreshed while its answer is on the way', async () => {
    const fixture = await asked();
    fixture.clock.increment(captchaRestMs);
    await submit(fixture, { captcha: 'abcd' });
    expect(fixture.view().captcha?.canRefresh).toBe(false);
    fixture.actor.send({ type: 'refreshCaptcha' });
    expect(fixture.services.loadCaptcha.calls).toHaveLength(1);
  });

  test('is renewed by every rejection, because its image is used up, and not within a second', async () => {
    const fixture = await asked();
    await submit(fixture, { captcha: 'abcd' });
    await prove(fixture);
    await fail(fixture.services.submitLogin, refused('WRONG_CREDENTIALS'));
    expect(fixture.view()).toMatchObject({
      captcha: { loading: true, image: undefined },
      values: { ...typed, captcha: '' },
    });
    expect(fixture.services.loadCaptcha.calls).toHaveLength(1);
    fixture.clock.increment(captchaRestMs);
    expect(fixture.services.loadCaptcha.calls).toHaveLength(2);
  });

  test('stays unchanged after a failure that may not have reached the platform', async () => {
    const fixture = await asked();
    await submit(fixture, { captcha: 'abcd' });
    await prove(fixture);
    await fail(fixture.services.submitLogin, failed({ kind: 'offline' }));
    expect(fixture.view()).toMatchObject({
      captcha: { image: 'picture 1', loading: false },
      values: { ...typed, captcha: 'abcd' },
    });
  });

  test('that does not load can be retried, and times out', async () => {
    const fixture = await asked();
    fixture.clock.increment(captchaRestMs);
    fixture.actor.send({ type: 'refreshCaptcha' });
    await fail(fixture.services.loadCaptcha, failed({ kind: 'offline' }));
    expect(fixture.view()).toMatchObject({ canSubmit: false, captcha: { failed: true } });
    expect(fixture.view().captcha?.canRefresh).toBe(false);
    fixture.clock.increment(captchaRestMs);
    fixture.actor.send({ type: 'refreshCaptcha' });
    const call = fixture.services.loadCaptcha.last();
    fixture.clock.increment(serviceTimeoutMs - 1);
    expect(fixture.view().captcha).toMatchObject({ loading: true });
    fixture.clock.increment(1);
    expect(fixture.view().captcha).toMatchObject({ failed: true, loading: false });
    call.answer({ key: 'key-9', image: 'late' });
    await settle();
    expect(fixture.view().captcha).toMatchObject({ failed: true, image: undefined });
    expect(fixture.services.loadCaptcha.calls).toHaveLength(3);
  });

  test('is removed after a correct answer', async () => {
    const fixture = await asked();
    await submit(fixture, { captcha: 'abcd' });
    await prove(fixture);
    await accept(fixture);
    expect(fixture.view().captcha).toBeUndefined();
    expect(fixture.context()).toMatchObject({ captcha: undefined });
  });
});

const atForm = { step: 'form', values: typed };

describe.each([
  ['getProof', proofTimeoutMs, 'P-1', atForm],
  ['submitLogin', serviceTimeoutMs, loginAnswer, atForm],
  ['storeSession', serviceTimeoutMs, undefined, { step: 'submitting', values: forgotten }],
  ['loadMember', serviceTimeoutMs, { kind: 'member' }, { step: 'memberFailed', values: forgotten }],
] as const)('%s', (service, ms, late, after) => {
  test('that fails moves to the next step, and gives the reason', async () => {
    const fixture = await arrive[service]();
    fixture.services[service].last().fail(failed({ kind: 'offline' }));
    await settle();
    expect(fixture.view()).toMatchObject({ ...after, failure: { kind: 'offline' } });
  });

  test('that hangs times out, and its late answer changes nothing', async () => {
    const fixture = await arrive[service]();
    const call = fixture.services[service].last();
    const before = fixture.view().step;
    fixture.clock.increment(ms - 1);
    expect(fixture.view().step).toBe(before);
    expect(call.signal.aborted).toBe(false);
    fixture.clock.increment(1);
    expect(fixture.view()).toMatchObject({ ...after, failure: { kind: 'timeout', afterMs: ms } });
    expect(call.signal.aborted).toBe(true);
    const place = fixture.place();
    call.answer(late as never);
    await settle();
    expect(fixture.place()).toBe(place);
  });
});

describe('waiting', () => {
  test.each([
    ['getProof', 'P-1'],
    ['submitLogin', loginAnswer],
  ] as const)(
    'can be stopped while %s is on its way, and its late answer changes nothing',
    async (service, late) => {
      const fixture = await arrive[service]();
      const call = fixture.services[service].last();
      fixture.actor.send({ type: 'cancel' });
      expect(call.signal.aborted).toBe(true);
      expect(fixture.view()).toMatchObject({ step: 'form', failure: undefined, values: forgotten });
      call.answer(late as never);
      await settle();
      expect(fixture.view().step).toBe('form');
      expect(fixture.services.storeSession.calls).toHaveLength(0);
    },
  );

  test('a cancel of the form forgets the password and the failure', async () => {
    const fixture = await arrive.getProof();
    await fail(fixture.services.getProof, failed({ kind: 'offline' }));
    fixture.actor.send({ type: 'cancel' });
    expect(fixture.view()).toMatchObject({ step: 'form', failure: undefined, values: forgotten });
  });

  test('a new submit forgets the last failure and the last proof', async () => {
    const fixture = await arrive.submitLogin();
    await fail(fixture.services.submitLogin, failed({ kind: 'offline' }));
    await submit(fixture);
    expect(fixture.view().failure).toBeUndefined();
    await answer(fixture.services.getProof, undefined);
    expect(fixture.services.submitLogin.last().input).not.toHaveProperty('proof');
  });

  test('a member who did not load can be loaded again', async () => {
    const fixture = await arrive.loadMember();
    await fail(fixture.services.loadMember, failed({ kind: 'offline' }));
    fixture.actor.send({ type: 'retry' });
    expect(fixture.view()).toMatchObject({ step: 'loadingMember', failure: undefined });
    await load(fixture);
    expect(fixture.view().step).toBe('done');
  });

  test('a member who did not load can sign out again', async () => {
    const fixture = await arrive.loadMember();
    await fail(fixture.services.loadMember, failed({ kind: 'offline' }));
    fixture.actor.send({ type: 'cancel' });
    expect(fixture.view().failure).toBeUndefined();
    expect(fixture.services.dropSession.calls).toHaveLength(1);
    expect(fixture.context().answer).toBeUndefined();
  });

  test('a session that ends while the member loads leads back to the form', async () => {
    const fixture = await arrive.loadMember();
    await fail(fixture.services.loadMember, failed({ kind: 'expired' }));
    expect(fixture.services.dropSession.calls).toHaveLength(1);
    fixture.clock.increment(serviceTimeoutMs - 1);
    expect(fixture.view().step).toBe('submitting');
    fixture.clock.increment(1);
    expect(fixture.view()).toMatchObject({ step: 'form', failure: { kind: 'expired' } });
  });

  test('a session that cannot be ended is left to expire', async () => {
    const fixture = await arrive.storeSession();
    await fail(fixture.services.storeSession, new Error('the storage is full'));
    await fail(fixture.services.dropSession, new Error('the storage is full'));
    expect(fixture.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'malformed', detail: 'Error: the storage is full' },
    });
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
