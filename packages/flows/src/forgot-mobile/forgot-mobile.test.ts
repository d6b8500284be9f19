import { describe, expect, test } from 'vitest';
import { failed, offline, refused } from '../../test/failures.ts';
import {
  answer,
  fail,
  flowFixture,
  passes,
  repliesOf,
  type Watched,
} from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { selectSmsCode } from '../sms-code/sms-code.selectors.ts';
import { forgotMobileMachine, forgotMobileWith } from './forgot-mobile.machine.ts';
import { selectForgotMobile } from './forgot-mobile.selectors.ts';
import type { ForgotMobileServices, ForgotMobileValues } from './forgot-mobile.types.ts';

const typed: ForgotMobileValues = {
  number: { countryDialingCode: '91', mobileNo: ' 9812345678 ' },
  code: ' 12 34 ',
  newPassword: ' Monsoon7 ',
};
const loginAnswer = { token: 'T-1', firstTimeLogin: false, passwordExpired: false };

const fixture = (watched?: Watched<typeof forgotMobileMachine>) =>
  flowFixture({
    names: [
      'getProof',
      'sendCode',
      'setPassword',
      'signIn',
    ] satisfies (keyof ForgotMobileServices)[],
    fill: (services: ForgotMobileServices) => forgotMobileWith(services),
    select: selectForgotMobile,
    input: (clock) => ({ now: () => clock.now() }),
    marks: ({ context }) => [context.failure !== undefined, context.lostFor, context.username],
    ...(watched ? { watched } : {}),
  });
type Fixture = ReturnType<typeof fixture>;

async function submit(at: Fixture, values = typed) {
  at.actor.send({ type: 'submit', values });
  await settle();
}

/** A flow whose new password is set. */
async function set() {
  const at = fixture();
  await submit(at);
  await answer(at.services.setPassword, { username: 'mira2026' });
  return at;
}

async function signingIn() {
  const at = await set();
  await answer(at.services.getProof, 'P-1');
  return at;
}

describe('a new password', () => {
  test('[spec 4.22] is set with the code, and then the member is signed in with an empty type', async () => {
    const at = fixture();
    expect(at.view()).toMatchObject({ step: 'form', busy: false, canSubmit: true });
    await submit(at);
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'setting', busy: true, canCancel: false });
    expect(at.services.setPassword.calls.map(({ input }) => input)).toEqual([
      {
        newPassword: 'Monsoon7',
        mobileNum: '9812345678',
        countryDialingCode: '91',
        verificationCode: ' 12 34 ',
      },
    ]);
    await answer(at.services.setPassword, { username: 'mira2026' });
    expect(at.view()).toMatchObject({ step: 'signingIn', busy: true });
    await answer(at.services.getProof, 'P-1');
    expect(at.services.signIn.calls.map(({ input }) => input)).toEqual([
      { username: 'mira2026', password: 'Monsoon7', type: '', proof: 'P-1' },
    ]);
    await answer(at.services.signIn, loginAnswer);
    expect(at.snapshot().output).toEqual({
      result: 'signedIn',
      username: 'mira2026',
      answer: loginAnswer,
    });
    expect(at.view().step).toBe('closed');
    expect(JSON.stringify(at.snapshot().context)).not.toMatch(/Monsoon7|P-1/);
  });

  test('has its code sent by the form’s button', async () => {
    const at = fixture();
    const button = at.view().smsCode;
    button?.send({ type: 'send', number: typed.number });
    await answer(at.services.getProof, 'P-0');
    await answer(at.services.sendCode, { expiredMinutes: 2 });
    expect(button && selectSmsCode(button.getSnapshot()).secondsLeft).toBe(120);
  });

  test.each([refused('CODE_WRONG'), refused('PASSWORD_WEAK'), offline])(
    'that is not set keeps the form, and gives the reason until the next attempt: %s',
    async (error) => {
      const at = fixture();
      await submit(at);
      await fail(at.services.setPassword, error);
      expect(at.view()).toMatchObject({
        step: 'form',
        failure: error.failure,
        values: { code: ' 12 34 ', newPassword: 'Monsoon7' },
      });
      await submit(at);
      expect(at.view().failure).toBeUndefined();
      expect(at.services.getProof.calls).toHaveLength(0);
    },
  );

  test('may be left before it is sent, and nothing is kept', async () => {
    const at = fixture();
    await submit(at);
    await fail(at.services.setPassword, refused('CODE_WRONG'));
    at.actor.send({ type: 'cancel' });
    expect(at.snapshot().output).toEqual({ result: 'cancelled' });
    expect(JSON.stringify(at.snapshot().context)).not.toContain('Monsoon7');
  });
});

describe('a lost answer', () => {
  test.each([offline, failed({ kind: 'http', status: 502 })])(
    'reports that the password may be set, also when its code is then used up: %s',
    async (error) => {
      const at = fixture();
      await submit(at);
      expect(at.view().mayBeSet).toBe(false);
      await fail(at.services.setPassword, error);
      expect(at.view().mayBeSet).toBe(true);
      await submit(at);
      await fail(at.services.setPassword, refused('CODE_EXPIRED'));
      expect(at.view()).toMatchObject({ failure: { code: 'CODE_EXPIRED' }, mayBeSet: true });
      await submit(at, { ...typed, number: { ...typed.number, mobileNo: '9812345679' } });
      expect(at.view().mayBeSet).toBe(false);
    },
  );

  test('is ruled out when the code is still valid', async () => {
    const at = fixture();
    await submit(at);
    await fail(at.services.setPassword, offline);
    await submit(at);
    await fail(at.services.setPassword, refused('PASSWORD_WEAK'));
    expect(at.view().mayBeSet).toBe(false);
  });

  test('includes one that hangs, and a late success changes nothing', async () => {
    const at = fixture();
    await submit(at);
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('setting');
    at.clock.increment(1);
    const late = {
      step: 'form',
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
      mayBeSet: true,
    };
    expect(at.view()).toMatchObject(late);
    await answer(at.services.setPassword, { username: 'mira2026' });
    expect(at.view()).toMatchObject(late);
  });
});

describe('the sign-in that follows', () => {
  test.each(['getProof', 'signIn'] as const)(
    'is retried automatically when %s fails: nothing is set twice',
    async (service) => {
      const at = service === 'signIn' ? await signingIn() : await set();
      await fail(at.services[service], offline);
      expect(at.view()).toMatchObject({
        step: 'notSignedIn',
        busy: false,
        failure: { kind: 'offline' },
      });
      at.actor.send({ type: 'retry' });
      expect(at.view()).toMatchObject({ step: 'signingIn', failure: undefined });
      await answer(at.services.getProof, undefined);
      expect(at.services.signIn.last().input).toEqual({
        username: 'mira2026',
        password: 'Monsoon7',
        type: '',
      });
      expect(at.services.setPassword.calls).toHaveLength(1);
    },
  );

  test('needs a token, or a second step', async () => {
    const at = await signingIn();
    await answer(at.services.signIn, { ...loginAnswer, token: undefined });
    expect(at.view()).toMatchObject({ step: 'notSignedIn', failure: { kind: 'malformed' } });
  });

  test.each([
    ['getProof', proofTimeoutMs],
    ['signIn', serviceTimeoutMs],
  ] as const)('times out when %s hangs, and a late answer changes nothing', async (service, ms) => {
    const at = service === 'signIn' ? await signingIn() : await set();
    at.clock.increment(ms - 1);
    expect(at.view().step).toBe('signingIn');
    at.clock.increment(1);
    const late = { step: 'notSignedIn', failure: { kind: 'timeout', afterMs: ms } };
    expect(at.view()).toMatchObject(late);
    expect(at.services[service].last().signal.aborted).toBe(true);
    at.services[service].last().answer(loginAnswer as never);
    await settle();
    expect(at.view()).toMatchObject(late);
  });

  test.each(['proving', 'signing in', 'failed'])(
    'may be left while %s: the password is set',
    async (when) => {
      const at = when === 'proving' ? await set() : await signingIn();
      if (when === 'failed') await fail(at.services.signIn, offline);
      expect(at.view().canCancel).toBe(true);
      at.actor.send({ type: 'cancel' });
      expect(at.snapshot().output).toEqual({ result: 'passwordSet', username: 'mira2026' });
    },
  );
});

test.each(['setPassword', 'getProof', 'signIn'] as const)(
  '%s without an implementation fails at once',
  async (service) => {
    const actors = forgotMobileMachine.implementations.actors;
    const at = fixture({ placeholders: { [service]: actors[service] } });
    await submit(at);
    if (service !== 'setPassword') {
      await answer(at.services.setPassword, { username: 'mira2026' });
    }
    if (service === 'signIn') await answer(at.services.getProof, 'P-1');
    await settle();
    expect(String(at.errors[0])).toContain(`the service "${service}"`);
  },
);

const reply = repliesOf<Fixture>();
const moves: readonly Move<Fixture>[] = [
  act('submit', ({ actor }) => actor.send({ type: 'submit', values: typed })),
  act('retry', ({ actor }) => actor.send({ type: 'retry' })),
  act('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  passes(20_000),
  passes(100_000),
  reply('setPassword', 'ok', (call) => call.answer({ username: 'mira2026' })),
  reply('setPassword', 'fails', (call) => call.fail(offline)),
  reply('getProof', 'ok', (call) => call.answer('P-1')),
  reply('getProof', 'fails', (call) => call.fail(offline)),
  reply('signIn', 'ok', (call) => call.answer(loginAnswer)),
  reply('signIn', 'says nothing', (call) => call.answer({ ...loginAnswer, token: undefined })),
  reply('signIn', 'fails', (call) => call.fail(offline)),
];

provesMachine({
  machine: forgotMobileMachine,
  start: fixture,
  moves,
  places: 60,
  walks: {
    moves: (seed) => moves.filter(({ name }) => name !== 'cancel' || seed % 3 === 0),
    length: 15,
    sees: (at) => at.snapshot().output?.result,
    reaches: ['cancelled', 'passwordSet', 'signedIn'],
    rules: (at, path) => {
      const { output, context } = at.snapshot();
      const { step, failure, values, canCancel } = at.view();
      const { setPassword, signIn } = at.services;
      const yes = count(path, 'setPassword ok');
      return {
        'two calls are in flight': setPassword.open().length + signIn.open().length <= 1,
        'set more than once': yes <= 1,
        'signed in by a password that is not set': signIn.calls.length === 0 || yes === 1,
        'more calls than clicks': setPassword.calls.length <= count(path, 'submit'),
        'a failure lost what was typed': !failure || values.newPassword === 'Monsoon7',
        'the password outlives its use':
          step !== 'closed' || !JSON.stringify(context).includes('Monsoon7'),
        'signed in without a success': output?.result !== 'signedIn' || path.includes('signIn ok'),
        'a password that is set is not reported': output?.result !== 'cancelled' || yes === 0,
        'there is no way out': canCancel || step === 'setting' || step === 'closed',
      };
    },
  },
});
