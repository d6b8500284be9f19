import { describe, expect, test } from 'vitest';
import { failed, refused } from '../../test/failures.ts';
import { settle } from '../../test/held.ts';
import { demand, type LoginBench, loginBench, said, typed } from '../../test/login-bench.ts';
import { captchaRestMs } from '../captcha/captcha.machine.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginAnswer, LoginInput, LoginMember } from './login.types.ts';

async function submit(bench: LoginBench, values = {}) {
  bench.actor.send({ type: 'submit', values: { ...typed, ...values } });
  await settle();
}

async function prove(bench: LoginBench) {
  bench.services.getProof.last().answer('P-1');
  await settle();
}

async function answer(bench: LoginBench, value: Partial<LoginAnswer> = {}) {
  bench.services.submitLogin.last().answer({ ...said, ...value });
  await settle();
}

async function store(bench: LoginBench) {
  bench.services.storeSession.last().answer();
  await settle();
}

async function load(bench: LoginBench, kind: LoginMember['kind'] = 'member') {
  bench.services.loadMember.last().answer({ kind });
  await settle();
}

/** A login up to the moment after the session is stored. */
async function stored(
  input: Partial<LoginInput>,
  values: object,
  value: Partial<LoginAnswer>,
): Promise<LoginBench> {
  const bench = loginBench(input);
  await submit(bench, values);
  if (input.type !== 'sms') await prove(bench);
  await answer(bench, value);
  await store(bench);
  return bench;
}

/** A login whose form asks for a picture, with the picture there. */
async function asked(): Promise<LoginBench> {
  const bench = loginBench();
  await submit(bench);
  await prove(bench);
  bench.services.submitLogin.last().fail(refused('WRONG_CREDENTIALS', true));
  await settle();
  bench.services.loadCaptcha.last().answer('picture 1');
  await settle();
  return bench;
}

describe('validation', () => {
  test.each([
    [{ username: '  ' }, ['username']],
    [{ password: '' }, ['password']],
    [{ username: '', password: ' ' }, ['username', 'password']],
  ])('[spec 5.03] username and password are required: %o', async (values, missing) => {
    const bench = loginBench();
    await submit(bench, values);
    expect(bench.view()).toMatchObject({ step: 'form', missing });
    expect(bench.services.getProof.calls).toHaveLength(0);
  });

  test('[spec 5.03] the captcha is required when it shows, and only then', async () => {
    const bench = await asked();
    await submit(bench, { captcha: ' ' });
    expect(bench.view()).toMatchObject({ step: 'form', missing: ['captcha'], failure: undefined });
    await submit(bench, { captcha: 'abcd' });
    expect(bench.view()).toMatchObject({ step: 'proving', missing: [] });
  });

  test('a picture that is not there yet cannot be answered', async () => {
    const bench = await asked();
    bench.clock.increment(captchaRestMs);
    bench.actor.send({ type: 'refreshCaptcha' });
    expect(bench.view().canSubmit).toBe(false);
    await submit(bench, { captcha: 'abcd' });
    expect(bench.view()).toMatchObject({ step: 'form', missing: ['captcha'] });
  });

  test('[spec 5.05] inputs are trimmed', async () => {
    const bench = await asked();
    await submit(bench, { username: ' mira2026 ', password: ' Play4fun ', captcha: ' abcd ' });
    await prove(bench);
    expect(bench.services.submitLogin.last().input).toEqual({
      username: 'mira2026',
      password: 'Play4fun',
      captcha: 'abcd',
      type: 'username',
      proof: 'P-1',
    });
  });

  test('[spec 5.05] a code by SMS is not trimmed, its mobile number is', async () => {
    const bench = loginBench({ type: 'sms' });
    await submit(bench, { username: ' 0812345678 ', password: ' 123 456 ' });
    expect(bench.services.submitLogin.last().input).toEqual({
      username: '0812345678',
      password: ' 123 456 ',
      type: 'sms',
    });
  });
});

describe('a login', () => {
  test('[spec 4.07] is validated, then proved, then submitted with the proof', async () => {
    const bench = loginBench();
    await submit(bench);
    expect(bench.view()).toMatchObject({ step: 'proving', busy: true, canSubmit: false });
    expect(bench.services.submitLogin.calls).toHaveLength(0);
    await prove(bench);
    expect(bench.view()).toMatchObject({ step: 'submitting', busy: true });
    expect(bench.services.submitLogin.last().input.proof).toBe('P-1');
  });

  test('[spec 4.07] a login by SMS needs no proof, one through a provider does', async () => {
    const sms = loginBench({ type: 'sms' });
    await submit(sms);
    expect(sms.view().step).toBe('submitting');
    expect(sms.services.getProof.calls).toHaveLength(0);
    const firebase = loginBench({ type: 'firebase' });
    await submit(firebase);
    expect(firebase.view().step).toBe('proving');
  });

  test('[spec 4.08] is submitted once, however often the button is pressed', async () => {
    const bench = loginBench();
    await submit(bench);
    await submit(bench);
    expect(bench.services.getProof.calls).toHaveLength(1);
    await prove(bench);
    await submit(bench);
    expect(bench.services.submitLogin.calls).toHaveLength(1);
    expect(bench.services.submitLogin.last().input).toEqual({
      username: 'mira2026',
      password: 'Play4fun',
      type: 'username',
      proof: 'P-1',
    });
  });

  test('[spec 4.09] stores the session once the platform has said yes, and not before', async () => {
    const bench = loginBench();
    await submit(bench, { remember: true });
    await prove(bench);
    expect(bench.services.storeSession.calls).toHaveLength(0);
    await answer(bench);
    expect(bench.services.storeSession.last().input).toEqual({
      token: 'T-1',
      username: 'mira2026',
      remember: true,
      forcedChange: undefined,
    });
    expect(bench.services.loadMember.calls).toHaveLength(0);
    expect(bench.emitted).toEqual([]);
  });

  test('[spec 4.09] [spec 6.08] a first login tells so, and opens the change of password', async () => {
    const bench = await stored({}, {}, { firstTimeLogin: true });
    expect(bench.emitted).toEqual([{ type: 'firstLogin' }]);
    expect(bench.view()).toMatchObject({ step: 'changePassword', forcedChange: 'firstLogin' });
    expect(bench.services.storeSession.last().input.forcedChange).toBe('firstLogin');
  });

  test('[spec 4.11] loads the member and goes to /', async () => {
    const bench = await stored({}, {}, { previousLogin: { time: '2026-11-20T08:00:00Z' } });
    expect(bench.view()).toMatchObject({ step: 'loadingMember', busy: true });
    await load(bench);
    expect(bench.view().step).toBe('done');
    expect(bench.output()).toEqual({
      reason: 'signedIn',
      goTo: '/',
      member: { kind: 'member' },
      previousLogin: { time: '2026-11-20T08:00:00Z' },
      forcedChange: undefined,
    });
  });

  test('[spec 4.11] from an agent page goes to /agentHome', async () => {
    const bench = await stored({ agentPage: true }, {}, {});
    await load(bench, 'agent');
    expect(bench.output()?.goTo).toBe('/agentHome');
  });

  test('an agent who logs in elsewhere goes to /', async () => {
    const bench = await stored({}, {}, {});
    await load(bench, 'agent');
    expect(bench.output()?.goTo).toBe('/');
  });

  test.each([
    [true, 'member', 'NOT_AGENT'],
    [true, 'trial', 'NOT_AGENT'],
    [true, 'unknown', 'NOT_MEMBER_TYPE'],
    [false, 'unknown', 'NOT_MEMBER_TYPE'],
  ] as const)(
    'agent page %s refuses a %s with %s, and takes the session back',
    async (agentPage, kind, code) => {
      const bench = await stored({ agentPage }, {}, {});
      await load(bench, kind);
      expect(bench.services.dropSession.calls).toHaveLength(1);
      bench.services.dropSession.last().answer();
      await settle();
      expect(bench.view()).toMatchObject({
        step: 'form',
        failure: { kind: 'refused', code },
        values: { username: 'mira2026', password: '' },
      });
    },
  );

  test('an answer with neither a token nor a second step is a failure', async () => {
    const bench = loginBench();
    await submit(bench);
    await prove(bench);
    await answer(bench, { token: undefined });
    expect(bench.view()).toMatchObject({ step: 'form', failure: { kind: 'malformed' } });
  });
});

describe('a sign-in by another flow', () => {
  const entrance = { answer: said, username: 'mira2027', passwordless: false };

  test('[spec 4.18] is taken on from its answer: stored, then the member is loaded', async () => {
    const previousLogin = { time: '2026-01-01T00:00:00.000Z' };
    const bench = loginBench({ entrance: { ...entrance, answer: { ...said, previousLogin } } });
    await settle();
    expect(bench.view()).toMatchObject({ step: 'submitting', busy: true });
    expect(bench.services.storeSession.last().input).toEqual({
      token: 'T-1',
      username: 'mira2027',
      remember: false,
      forcedChange: undefined,
    });
    await store(bench);
    await load(bench);
    expect(bench.output()).toMatchObject({ reason: 'signedIn', goTo: '/', previousLogin });
    expect(bench.services.submitLogin.calls).toHaveLength(0);
  });

  test('[spec 4.20] changes its first password, and asks for none where there is none', async () => {
    const answer = { ...said, firstTimeLogin: true };
    const through = loginBench({ entrance: { answer, passwordless: true } });
    await store(through);
    expect(through.emitted).toEqual([{ type: 'firstLogin' }]);
    const { changePassword } = through.view();
    expect(changePassword?.getSnapshot().context.input.oldPassword).toBe('');
    const mailed = loginBench({ entrance: { ...entrance, answer } });
    await store(mailed);
    expect(mailed.view().changePassword?.getSnapshot().context.input.oldPassword).toBeUndefined();
  });

  test('is not stopped by a password that expired, because none was typed', async () => {
    const bench = loginBench({
      entrance: { ...entrance, answer: { ...said, passwordExpired: true } },
    });
    await store(bench);
    expect(bench.view()).toMatchObject({ step: 'loadingMember', forcedChange: undefined });
  });

  test('may have a second step to do, and leads to the form when that ends', async () => {
    const answer = { ...said, token: undefined, secondStep: demand };
    const bench = loginBench({ entrance: { answer, username: 'mira2027', passwordless: true } });
    bench.view().secondStep?.send({ type: 'cancel' });
    await settle();
    expect(bench.view()).toMatchObject({ step: 'form', values: { username: 'mira2027' } });
    await submit(bench);
    await prove(bench);
    bench.services.submitLogin.last().answer({ ...said, firstTimeLogin: true });
    await settle();
    await store(bench);
    const { changePassword } = bench.view();
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
      const bench = await stored({ type, forceExpiredChange }, values, value);
      expect(bench.view()).toMatchObject({
        step: forcedChange ? 'changePassword' : 'loadingMember',
        forcedChange,
      });
      expect(bench.emitted).toEqual([]);
    },
  );

  test('[spec 6.08] an expired password comes first where the site forces its change', async () => {
    const bench = await stored({}, {}, { passwordExpired: true });
    expect(bench.view().step).toBe('changePassword');
    expect(bench.services.loadMember.calls).toHaveLength(0);
  });

  test('is made with the password that came in, and then the member is loaded', async () => {
    const bench = await stored({}, weak, {});
    const change = bench.view().changePassword;
    change?.send({
      type: 'submit',
      values: { oldPassword: '', newPassword: 'NewPlay5', confirmNewPassword: 'NewPlay5' },
    });
    await settle();
    expect(bench.services.changePassword.last().input).toEqual({
      oldPassword: '123456',
      newPassword: 'NewPlay5',
      confirmNewPassword: 'NewPlay5',
    });
    bench.services.changePassword.last().answer();
    await settle();
    bench.services.refreshLogin.last().answer();
    await settle();
    expect(bench.view().step).toBe('loadingMember');
    expect(JSON.stringify(bench.context())).not.toContain('123456');
    await load(bench);
    expect(bench.output()).toMatchObject({ goTo: '/', forcedChange: 'weak' });
  });

  test('asks for the current password after a login by SMS, whose code is none', async () => {
    const bench = await stored({ type: 'sms' }, {}, { firstTimeLogin: true });
    expect(bench.view().changePassword?.getSnapshot().context.input.oldPassword).toBeUndefined();
  });

  test('passes the rule of the site on', async () => {
    const followsRule = () => false;
    const bench = await stored({ followsRule }, weak, {});
    const { input } = bench.view().changePassword?.getSnapshot().context ?? {};
    expect(input).toMatchObject({ username: 'mira2026', oldPassword: '123456', followsRule });
  });

  test.each(['child', 'login'])(
    'can be left by signing out again (cancel of the %s)',
    async (who) => {
      const bench = await stored({}, weak, {});
      if (who === 'child') bench.view().changePassword?.send({ type: 'cancel' });
      else bench.actor.send({ type: 'cancel' });
      await settle();
      expect(bench.services.dropSession.calls).toHaveLength(1);
      expect(bench.view()).toMatchObject({ values: { password: '' }, forcedChange: undefined });
      bench.services.dropSession.last().answer();
      await settle();
      expect(bench.view()).toMatchObject({ step: 'form', failure: undefined });
    },
  );

  test('that the end of the session interrupts leads back to the form, with the reason', async () => {
    const bench = await stored({}, weak, {});
    bench.view().changePassword?.send({
      type: 'submit',
      values: { oldPassword: '', newPassword: 'NewPlay5', confirmNewPassword: 'NewPlay5' },
    });
    await settle();
    bench.services.changePassword.last().fail(failed({ kind: 'expired' }));
    await settle();
    bench.services.dropSession.last().answer();
    await settle();
    expect(bench.view()).toMatchObject({ step: 'form', failure: { kind: 'expired' } });
  });
});

describe('a second step', () => {
  async function demanded() {
    const bench = loginBench();
    await submit(bench);
    await prove(bench);
    await answer(bench, { token: undefined, secondStep: demand });
    return bench;
  }

  async function step(bench: LoginBench) {
    bench.view().secondStep?.send({ type: 'choose', method: 'holder' });
    bench.view().secondStep?.send({ type: 'submit', answer: 'Mira Rao' });
    await settle();
  }

  test('comes between the answer and the session', async () => {
    const bench = await demanded();
    expect(bench.view().step).toBe('secondStep');
    expect(bench.services.storeSession.calls).toHaveLength(0);
    await step(bench);
    expect(bench.services.verifyAnswer.last().input).toMatchObject({ ticket: 'K-1' });
    bench.services.verifyAnswer.last().answer({ ...said, firstTimeLogin: true });
    await settle();
    expect(bench.services.storeSession.last().input.token).toBe('T-1');
    await store(bench);
    expect(bench.view().forcedChange).toBe('firstLogin');
  });

  test('may be followed by another', async () => {
    const bench = await demanded();
    await step(bench);
    const next = { ...demand, ticket: 'K-2' };
    bench.services.verifyAnswer.last().answer({ ...said, token: undefined, secondStep: next });
    await settle();
    expect(bench.view().step).toBe('secondStep');
    expect(bench.view().secondStep?.getSnapshot().context.input.ticket).toBe('K-2');
  });

  test('that is over leads back to the form with its reason, and keeps what was typed', async () => {
    const bench = await demanded();
    await step(bench);
    bench.services.verifyAnswer.last().fail(refused('STEP_EXPIRED'));
    await settle();
    expect(bench.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'refused', code: 'STEP_EXPIRED' },
      values: typed,
    });
    expect(bench.context().answer).toBeUndefined();
  });

  test.each(['child', 'login'])(
    'that is cancelled leads back to the form without the password (%s)',
    async (who) => {
      const bench = await demanded();
      if (who === 'child') bench.view().secondStep?.send({ type: 'cancel' });
      else bench.actor.send({ type: 'cancel' });
      await settle();
      expect(bench.view()).toMatchObject({
        step: 'form',
        failure: undefined,
        values: { username: 'mira2026', password: '' },
      });
      expect(bench.context().answer).toBeUndefined();
    },
  );
});

describe('the captcha', () => {
  test('[spec 4.12] a failure keeps the form, and no captcha shows unless it is asked for', async () => {
    const bench = loginBench();
    await submit(bench, { remember: true });
    await prove(bench);
    bench.services.submitLogin.last().fail(refused('WRONG_CREDENTIALS'));
    await settle();
    expect(bench.view()).toMatchObject({
      step: 'form',
      busy: false,
      canSubmit: true,
      captcha: undefined,
      failure: { kind: 'refused', code: 'WRONG_CREDENTIALS' },
      values: { ...typed, remember: true },
    });
    expect(bench.services.loadCaptcha.calls).toHaveLength(0);
  });

  test('[spec 4.12] shows and loads its image when the answer carries the flag', async () => {
    const bench = loginBench();
    await submit(bench);
    await prove(bench);
    bench.services.submitLogin.last().fail(refused('CAPTCHA_REQUIRED', true));
    await settle();
    expect(bench.view()).toMatchObject({
      step: 'form',
      canSubmit: false,
      captcha: { image: undefined, loading: true, failed: false, canRefresh: false },
      values: typed,
    });
    bench.services.loadCaptcha.last().answer('picture 1');
    await settle();
    expect(bench.view()).toMatchObject({
      canSubmit: true,
      captcha: { image: 'picture 1', loading: false, failed: false, canRefresh: false },
    });
  });

  test('is refreshed once per second at most', async () => {
    const bench = await asked();
    const refresh = () => bench.actor.send({ type: 'refreshCaptcha' });
    bench.clock.increment(captchaRestMs - 1);
    refresh();
    expect(bench.services.loadCaptcha.calls).toHaveLength(1);
    bench.clock.increment(1);
    expect(bench.view().captcha?.canRefresh).toBe(true);
    refresh();
    refresh();
    expect(bench.services.loadCaptcha.calls).toHaveLength(2);
    expect(bench.view().captcha).toMatchObject({ image: undefined, loading: true });
  });

  test('is not refreshed while its answer is on the way', async () => {
    const bench = await asked();
    bench.clock.increment(captchaRestMs);
    await submit(bench, { captcha: 'abcd' });
    expect(bench.view().captcha?.canRefresh).toBe(false);
    bench.actor.send({ type: 'refreshCaptcha' });
    expect(bench.services.loadCaptcha.calls).toHaveLength(1);
  });

  test('is renewed by every rejection, because its image is used up, and not within a second', async () => {
    const bench = await asked();
    await submit(bench, { captcha: 'abcd' });
    await prove(bench);
    bench.services.submitLogin.last().fail(refused('WRONG_CREDENTIALS'));
    await settle();
    expect(bench.view()).toMatchObject({
      captcha: { loading: true, image: undefined },
      values: { ...typed, captcha: '' },
    });
    expect(bench.services.loadCaptcha.calls).toHaveLength(1);
    bench.clock.increment(captchaRestMs);
    expect(bench.services.loadCaptcha.calls).toHaveLength(2);
  });

  test('stays unchanged after a failure that may not have reached the platform', async () => {
    const bench = await asked();
    await submit(bench, { captcha: 'abcd' });
    await prove(bench);
    bench.services.submitLogin.last().fail(failed({ kind: 'offline' }));
    await settle();
    expect(bench.view()).toMatchObject({
      captcha: { image: 'picture 1', loading: false },
      values: { ...typed, captcha: 'abcd' },
    });
  });

  test('that does not load can be tried again, and is not waited for for ever', async () => {
    const bench = await asked();
    bench.clock.increment(captchaRestMs);
    bench.actor.send({ type: 'refreshCaptcha' });
    bench.services.loadCaptcha.last().fail(failed({ kind: 'offline' }));
    await settle();
    expect(bench.view()).toMatchObject({ canSubmit: false, captcha: { failed: true } });
    expect(bench.view().captcha?.canRefresh).toBe(false);
    bench.clock.increment(captchaRestMs);
    bench.actor.send({ type: 'refreshCaptcha' });
    const call = bench.services.loadCaptcha.last();
    bench.clock.increment(serviceTimeoutMs - 1);
    expect(bench.view().captcha).toMatchObject({ loading: true });
    bench.clock.increment(1);
    expect(bench.view().captcha).toMatchObject({ failed: true, loading: false });
    call.answer('late');
    await settle();
    expect(bench.view().captcha).toMatchObject({ failed: true, image: undefined });
    expect(bench.services.loadCaptcha.calls).toHaveLength(3);
  });

  test('goes when it was answered well', async () => {
    const bench = await asked();
    await submit(bench, { captcha: 'abcd' });
    await prove(bench);
    await answer(bench);
    expect(bench.view().captcha).toBeUndefined();
    expect(bench.context()).toMatchObject({ captcha: undefined });
  });
});

/** Each service, the way to it, and where its failure and its silence lead. */
const waits = {
  getProof: {
    arrive: async () => {
      const bench = loginBench();
      await submit(bench);
      return bench;
    },
    ms: proofTimeoutMs,
    late: 'P-1',
    after: { step: 'form', values: typed },
  },
  submitLogin: {
    arrive: async () => {
      const bench = loginBench();
      await submit(bench);
      await prove(bench);
      return bench;
    },
    ms: serviceTimeoutMs,
    late: said,
    after: { step: 'form', values: typed },
  },
  storeSession: {
    arrive: async () => {
      const bench = loginBench();
      await submit(bench);
      await prove(bench);
      await answer(bench);
      return bench;
    },
    ms: serviceTimeoutMs,
    late: undefined,
    after: { step: 'submitting', values: { username: 'mira2026', password: '' } },
  },
  loadMember: {
    arrive: () => stored({}, {}, {}),
    ms: serviceTimeoutMs,
    late: { kind: 'member' },
    after: { step: 'memberFailed', values: { username: 'mira2026', password: '' } },
  },
} as const;

describe.each(Object.entries(waits))('%s', (name, { arrive, ms, late, after }) => {
  const service = name as keyof typeof waits;

  test('that fails leads on, and gives the reason', async () => {
    const bench = await arrive();
    bench.services[service].last().fail(failed({ kind: 'offline' }));
    await settle();
    expect(bench.view()).toMatchObject({ ...after, failure: { kind: 'offline' } });
  });

  test('that hangs times out, and its late answer changes nothing', async () => {
    const bench = await arrive();
    const call = bench.services[service].last();
    const before = bench.view().step;
    bench.clock.increment(ms - 1);
    expect(bench.view().step).toBe(before);
    expect(call.signal.aborted).toBe(false);
    bench.clock.increment(1);
    expect(bench.view()).toMatchObject({ ...after, failure: { kind: 'timeout', afterMs: ms } });
    expect(call.signal.aborted).toBe(true);
    const place = bench.place();
    call.answer(late as never);
    await settle();
    expect(bench.place()).toBe(place);
  });
});

describe('waiting', () => {
  test.each(['getProof', 'submitLogin'] as const)(
    'can be stopped while %s is on its way, and its late answer changes nothing',
    async (service) => {
      const bench = await waits[service].arrive();
      const call = bench.services[service].last();
      bench.actor.send({ type: 'cancel' });
      expect(call.signal.aborted).toBe(true);
      expect(bench.view()).toMatchObject({
        step: 'form',
        failure: undefined,
        values: { username: 'mira2026', password: '' },
      });
      call.answer(waits[service].late as never);
      await settle();
      expect(bench.view().step).toBe('form');
      expect(bench.services.storeSession.calls).toHaveLength(0);
    },
  );

  test('a cancel of the form forgets the password and the failure', async () => {
    const bench = loginBench();
    await submit(bench);
    bench.services.getProof.last().fail(failed({ kind: 'offline' }));
    await settle();
    bench.actor.send({ type: 'cancel' });
    expect(bench.view()).toMatchObject({
      step: 'form',
      failure: undefined,
      values: { username: 'mira2026', password: '' },
    });
  });

  test('a new submit forgets the last failure and the last proof', async () => {
    const bench = loginBench();
    await submit(bench);
    await prove(bench);
    bench.services.submitLogin.last().fail(failed({ kind: 'offline' }));
    await settle();
    await submit(bench);
    expect(bench.view().failure).toBeUndefined();
    bench.services.getProof.last().answer(undefined);
    await settle();
    expect(bench.services.submitLogin.last().input).not.toHaveProperty('proof');
  });

  test('a member who did not load can be loaded again', async () => {
    const bench = await waits.loadMember.arrive();
    bench.services.loadMember.last().fail(failed({ kind: 'offline' }));
    await settle();
    bench.actor.send({ type: 'retry' });
    expect(bench.view()).toMatchObject({ step: 'loadingMember', failure: undefined });
    await load(bench);
    expect(bench.view().step).toBe('done');
  });

  test('a member who did not load can sign out again', async () => {
    const bench = await waits.loadMember.arrive();
    bench.services.loadMember.last().fail(failed({ kind: 'offline' }));
    await settle();
    bench.actor.send({ type: 'cancel' });
    expect(bench.view().failure).toBeUndefined();
    expect(bench.services.dropSession.calls).toHaveLength(1);
    expect(bench.context().answer).toBeUndefined();
  });

  test('a session that ends while the member loads leads back to the form', async () => {
    const bench = await waits.loadMember.arrive();
    bench.services.loadMember.last().fail(failed({ kind: 'expired' }));
    await settle();
    expect(bench.services.dropSession.calls).toHaveLength(1);
    bench.clock.increment(serviceTimeoutMs - 1);
    expect(bench.view().step).toBe('submitting');
    bench.clock.increment(1);
    expect(bench.view()).toMatchObject({ step: 'form', failure: { kind: 'expired' } });
  });

  test('a session that cannot be taken back is left to end automatically', async () => {
    const bench = await waits.storeSession.arrive();
    bench.services.storeSession.last().fail(new Error('the storage is full'));
    await settle();
    bench.services.dropSession.last().fail(new Error('the storage is full'));
    await settle();
    expect(bench.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'malformed', detail: 'Error: the storage is full' },
    });
  });
});

describe('the password', () => {
  test('is nowhere in the machine once the login is done', async () => {
    const bench = await stored({}, {}, {});
    await load(bench);
    const { context, output } = bench.actor.getSnapshot();
    expect(JSON.stringify([context, output])).not.toMatch(/Play4fun|T-1/);
  });
});

describe('a service that was never filled in is noticed at once, not shown as a failure', () => {
  const { actors } = loginMachine.implementations;

  function without(actor: keyof typeof actors & string, service: string = actor) {
    const bench = loginBench({}, { placeholders: { [actor]: actors[actor] } });
    const noticed = () => String(bench.errors[0]);
    const expected = `the service "${service}" of this flow is a placeholder`;
    return { bench, noticed, expected };
  }

  test('getProof', async () => {
    const { bench, noticed, expected } = without('getProof');
    await submit(bench);
    expect(bench.actor.getSnapshot().status).toBe('error');
    expect(noticed()).toContain(expected);
  });

  test('loadCaptcha', async () => {
    const { bench, noticed, expected } = without('captcha', 'loadCaptcha');
    await submit(bench);
    await prove(bench);
    bench.services.submitLogin.last().fail(refused('CAPTCHA_REQUIRED', true));
    await settle();
    expect(noticed()).toContain(expected);
  });

  test('dropSession', async () => {
    const { bench, noticed, expected } = without('dropSession');
    await submit(bench);
    await prove(bench);
    await answer(bench);
    bench.services.storeSession.last().fail(new Error('the storage is full'));
    await settle();
    expect(noticed()).toContain(expected);
  });
});
