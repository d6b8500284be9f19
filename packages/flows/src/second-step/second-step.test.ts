import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { expired, failed, offline, refused } from '../../test/failures.ts';
import { startMachine, type Watched } from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import type { LoginAnswer, SecondStepMethod } from '../login/login.types.ts';
import { tickMs } from '../shared/countdown.ts';
import { sendThrottleMs, serviceTimeoutMs } from '../shared/limits.ts';
import { secondStepMachine, secondStepWith } from './second-step.machine.ts';
import { selectSecondStep } from './second-step.selectors.ts';
import type { SecondStepServices, SentCode } from './second-step.types.ts';

type Input<Name extends keyof SecondStepServices> = Parameters<SecondStepServices[Name]>[0];

const loginAnswer: LoginAnswer = { token: 'T-1', firstTimeLogin: false, passwordExpired: false };
const all: readonly SecondStepMethod[] = ['mobile', 'email', 'holder', 'authenticator'];

function fixture(methods = all, watched?: Watched<typeof secondStepMachine>) {
  const sendCode = held<Input<'sendCode'>, SentCode>();
  const verifyAnswer = held<Input<'verifyAnswer'>, LoginAnswer>();
  const clock = new SimulatedClock();
  const filled = secondStepWith({
    sendCode: sendCode.service,
    verifyAnswer: verifyAnswer.service,
  });
  const now = () => clock.now();
  const input = { ticket: 'K-1', methods, hints: { mobile: '••• 678' }, now };
  const rig = startMachine(filled, input, watched, clock);
  return {
    ...rig,
    sendCode,
    verifyAnswer,
    view: () => selectSecondStep(rig.actor.getSnapshot()),
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context, status } = rig.actor.getSnapshot();
      const { method, asked, failure, missing, resendAt } = context;
      const waits = Object.values(resendAt).map((at) => at > clock.now());
      return JSON.stringify([status, value, method, asked, failure?.kind, missing, waits]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function sent(at: Fixture, expiredMinutes = 1) {
  at.actor.send({ type: 'sendCode' });
  at.sendCode.last().answer({ expiredMinutes, sentTo: '••• 678' });
  await settle();
}

describe('the method', () => {
  test('is chosen among those that the platform offers', () => {
    const at = fixture(['mobile', 'holder']);
    expect(at.view()).toMatchObject({
      step: 'choose',
      methods: ['mobile', 'holder'],
      hints: { mobile: '••• 678' },
      code: undefined,
      canSubmit: false,
    });
    at.actor.send({ type: 'choose', method: 'email' });
    expect(at.view().step).toBe('choose');
    at.actor.send({ type: 'choose', method: 'holder' });
    expect(at.view()).toMatchObject({ step: 'answer', method: 'holder', code: undefined });
  });

  test('is not asked for when there is only one', () => {
    const at = fixture(['authenticator']);
    expect(at.view()).toMatchObject({
      step: 'answer',
      method: 'authenticator',
      canGoBack: false,
      canSubmit: true,
    });
  });

  test('can be changed, which clears the answer and its failure', async () => {
    const at = fixture();
    at.actor.send({ type: 'choose', method: 'holder' });
    at.actor.send({ type: 'submit', answer: 'Mira' });
    at.verifyAnswer.last().fail(refused('CODE_WRONG'));
    await settle();
    expect(at.view().canGoBack).toBe(true);
    at.actor.send({ type: 'back' });
    expect(at.view()).toMatchObject({
      step: 'choose',
      method: undefined,
      answer: '',
      failure: undefined,
    });
  });
});

describe('a code', () => {
  test('is sent once, and can be requested again when its countdown is over', async () => {
    const at = fixture();
    at.actor.send({ type: 'choose', method: 'mobile' });
    expect(at.view().code).toMatchObject({ canSend: true, sending: false, secondsLeft: 0 });
    at.actor.send({ type: 'sendCode' });
    at.actor.send({ type: 'sendCode' });
    expect(at.sendCode.calls).toHaveLength(1);
    expect(at.sendCode.last().input).toEqual({ ticket: 'K-1', method: 'mobile' });
    expect(at.view().code).toMatchObject({ canSend: false, sending: true });
    at.sendCode.last().answer({ expiredMinutes: 2, sentTo: '••• 678' });
    await settle();
    expect(at.view().code).toMatchObject({ secondsLeft: 120, canSend: false, sentTo: '••• 678' });
    at.clock.increment(1000);
    expect(at.view().code).toMatchObject({ secondsLeft: 119 });
    for (let second = 0; second < 118; second += 1) at.clock.increment(1000);
    expect(at.view().code).toMatchObject({ secondsLeft: 1, canSend: false });
    at.actor.send({ type: 'sendCode' });
    expect(at.sendCode.calls).toHaveLength(1);
    at.clock.increment(1000);
    expect(at.view().code).toMatchObject({ secondsLeft: 0, canSend: true });
    at.actor.send({ type: 'sendCode' });
    expect(at.sendCode.calls).toHaveLength(2);
  });

  test('counts down once per second, not more often', async () => {
    const at = fixture(['mobile']);
    await sent(at);
    at.clock.increment(tickMs - 1);
    expect(at.actor.getSnapshot().context.tickedAt).toBe(0);
    at.clock.increment(1);
    expect(at.actor.getSnapshot().context.tickedAt).toBe(tickMs);
  });

  test('counts down for its own method, also while another one is chosen', async () => {
    const at = fixture();
    at.actor.send({ type: 'choose', method: 'mobile' });
    await sent(at);
    at.actor.send({ type: 'back' });
    at.actor.send({ type: 'choose', method: 'email' });
    at.clock.increment(sendThrottleMs);
    expect(at.view().code).toMatchObject({ secondsLeft: 0, canSend: true, sentTo: undefined });
    at.actor.send({ type: 'back' });
    at.actor.send({ type: 'choose', method: 'mobile' });
    expect(at.view().code).toMatchObject({ secondsLeft: 59, canSend: false, sentTo: '••• 678' });
  });

  test('that was not sent can be requested again after a second, not sooner', async () => {
    const at = fixture(['mobile']);
    at.actor.send({ type: 'sendCode' });
    at.sendCode.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({
      step: 'answer',
      failure: { kind: 'offline' },
      code: { secondsLeft: 0, canSend: false, sending: false },
    });
    at.clock.increment(sendThrottleMs - 1);
    at.actor.send({ type: 'sendCode' });
    expect(at.sendCode.calls).toHaveLength(1);
    at.clock.increment(1);
    expect(at.view().code?.canSend).toBe(true);
    at.actor.send({ type: 'sendCode' });
    expect(at.sendCode.calls).toHaveLength(2);
    expect(at.view().failure).toBeUndefined();
  });

  test('times out, and a late answer changes nothing', async () => {
    const at = fixture(['mobile']);
    at.actor.send({ type: 'sendCode' });
    const call = at.sendCode.last();
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().code?.sending).toBe(true);
    at.clock.increment(1);
    expect(call.signal.aborted).toBe(true);
    expect(at.view()).toMatchObject({ failure: { kind: 'timeout' }, code: { sending: false } });
    call.answer({ expiredMinutes: 1, sentTo: 'late' });
    await settle();
    expect(at.view().code).toMatchObject({ sentTo: undefined, secondsLeft: 0 });
  });

  describe('for a method that was left', () => {
    function leftIt() {
      const at = fixture();
      at.actor.send({ type: 'choose', method: 'mobile' });
      at.actor.send({ type: 'sendCode' });
      at.actor.send({ type: 'back' });
      at.actor.send({ type: 'choose', method: 'email' });
      expect(at.view().code).toMatchObject({ sending: false, canSend: false });
      return at;
    }

    test('begins the countdown of that method alone', async () => {
      const at = leftIt();
      at.sendCode.last().answer({ expiredMinutes: 1, sentTo: '••• 678' });
      await settle();
      at.clock.increment(sendThrottleMs);
      expect(at.view().code).toMatchObject({ canSend: true, secondsLeft: 0, sentTo: undefined });
      at.actor.send({ type: 'back' });
      at.actor.send({ type: 'choose', method: 'mobile' });
      expect(at.view().code).toMatchObject({ canSend: false, secondsLeft: 59, sentTo: '••• 678' });
    });

    test.each([
      ['fails', async (at: Fixture) => at.sendCode.last().fail(offline)],
      ['hangs', async (at: Fixture) => void at.clock.increment(serviceTimeoutMs)],
    ])('shows no failure at another one when it %s', async (_, end) => {
      const at = leftIt();
      await end(at);
      await settle();
      expect(at.view().failure).toBeUndefined();
    });
  });

  test('is not sent for a method that has none', () => {
    const at = fixture(['holder']);
    at.actor.send({ type: 'sendCode' });
    expect(at.sendCode.calls).toHaveLength(0);
  });
});

describe('an answer', () => {
  test('[spec 5.05] is trimmed, except a code by SMS', async () => {
    const spaced = ' 12 34 ';
    const holder = fixture(['holder']);
    holder.actor.send({ type: 'submit', answer: spaced });
    expect(holder.verifyAnswer.last().input.answer).toBe('12 34');
    const mobile = fixture(['mobile']);
    mobile.actor.send({ type: 'submit', answer: spaced });
    expect(mobile.verifyAnswer.last().input).toEqual({
      ticket: 'K-1',
      method: 'mobile',
      answer: spaced,
    });
  });

  test('is required', () => {
    const at = fixture(['holder']);
    at.actor.send({ type: 'submit', answer: '  ' });
    expect(at.view()).toMatchObject({ step: 'answer', missing: true });
    expect(at.verifyAnswer.calls).toHaveLength(0);
    at.actor.send({ type: 'submit', answer: 'Mira Rao' });
    expect(at.view()).toMatchObject({ step: 'verifying', missing: false, canSubmit: false });
  });

  test('is sent once, and its success ends the step', async () => {
    const at = fixture(['holder']);
    at.actor.send({ type: 'submit', answer: 'Mira Rao' });
    at.actor.send({ type: 'submit', answer: 'Mira Rao' });
    expect(at.verifyAnswer.calls).toHaveLength(1);
    at.verifyAnswer.last().answer(loginAnswer);
    await settle();
    expect(at.view().step).toBe('closed');
    expect(at.output()).toEqual({ result: 'passed', answer: loginAnswer });
    expect(at.view().answer).toBe('');
  });

  test('that is wrong is kept, with the reason', async () => {
    const at = fixture(['holder']);
    at.actor.send({ type: 'submit', answer: 'Mira' });
    at.verifyAnswer.last().fail(refused('CODE_WRONG'));
    await settle();
    expect(at.view()).toMatchObject({
      step: 'answer',
      answer: 'Mira',
      failure: { kind: 'refused', code: 'CODE_WRONG' },
    });
    at.actor.send({ type: 'submit', answer: 'Mira Rao' });
    expect(at.view().failure).toBeUndefined();
  });

  test('times out, and a late success changes nothing', async () => {
    const at = fixture(['holder']);
    at.actor.send({ type: 'submit', answer: 'Mira' });
    const call = at.verifyAnswer.last();
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('verifying');
    at.clock.increment(1);
    expect(at.view()).toMatchObject({
      step: 'answer',
      answer: 'Mira',
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    });
    call.answer(loginAnswer);
    await settle();
    expect(at.view().step).toBe('answer');
  });
});

describe('the step', () => {
  test.each([refused('STEP_EXPIRED'), refused('ACCOUNT_LOCKED'), expired])(
    'ends with its reason when the platform no longer knows it: %s',
    async (error) => {
      const verifying = fixture(['mobile']);
      verifying.actor.send({ type: 'submit', answer: '123456' });
      verifying.verifyAnswer.last().fail(error);
      await settle();
      expect(verifying.output()).toEqual({ result: 'ended', failure: error.failure });
      const sending = fixture(['mobile']);
      sending.actor.send({ type: 'sendCode' });
      sending.sendCode.last().fail(error);
      await settle();
      expect(sending.output()).toEqual({ result: 'ended', failure: error.failure });
    },
  );

  test('can be cancelled at any time', async () => {
    const at = fixture(['holder']);
    at.actor.send({ type: 'submit', answer: 'Mira' });
    at.actor.send({ type: 'cancel' });
    expect(at.output()).toEqual({ result: 'cancelled' });
    expect(at.view()).toMatchObject({ step: 'closed', answer: '' });
    at.verifyAnswer.last().answer(loginAnswer);
    await settle();
    expect(at.output()).toEqual({ result: 'cancelled' });
  });
});

const send = act<Fixture>;
const reply = (
  service: 'sendCode' | 'verifyAnswer',
  label: string,
  act: (at: Fixture) => void,
): Move<Fixture> => ({
  name: `${service} ${label}`,
  now: (at) => (at[service].open().length > 0 ? () => act(at) : undefined),
});
const moves: readonly Move<Fixture>[] = [
  send('choose mobile', ({ actor }) => actor.send({ type: 'choose', method: 'mobile' })),
  send('choose holder', ({ actor }) => actor.send({ type: 'choose', method: 'holder' })),
  send('choose another', ({ actor }) => actor.send({ type: 'choose', method: 'authenticator' })),
  send('back', ({ actor }) => actor.send({ type: 'back' })),
  send('send', ({ actor }) => actor.send({ type: 'sendCode' })),
  send('submit', ({ actor }) => actor.send({ type: 'submit', answer: 'Mira Rao' })),
  send('submit nothing', ({ actor }) => actor.send({ type: 'submit', answer: '' })),
  send('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  send('1 s', ({ clock }) => clock.increment(1000)),
  send('20 s', ({ clock }) => clock.increment(20_000)),
  reply('sendCode', 'ok', (at) => at.sendCode.last().answer({ expiredMinutes: 0.1, sentTo: 'x' })),
  reply('sendCode', 'fails', (at) => at.sendCode.last().fail(offline)),
  reply('sendCode', 'ended', (at) => at.sendCode.last().fail(refused('STEP_EXPIRED'))),
  reply('verifyAnswer', 'ok', (at) => at.verifyAnswer.last().answer(loginAnswer)),
  reply('verifyAnswer', 'wrong', (at) => at.verifyAnswer.last().fail(refused('CODE_WRONG'))),
  reply('verifyAnswer', 'ended', (at) => at.verifyAnswer.last().fail(failed({ kind: 'expired' }))),
];

provesMachine({
  machine: secondStepMachine,
  start: (watched) => fixture(['mobile', 'holder'], watched),
  beginnings: [{ start: (watched) => fixture(['holder'], watched) }],
  moves,
  places: 300,
  walks: {
    length: 20,
    sees: (at) => at.output()?.result,
    reaches: ['cancelled', 'ended', 'passed'],
    rules: (at, path) => {
      const { step, answer, code } = at.view();
      const output = at.output();
      const passed = path.includes('verifyAnswer ok');
      return {
        'two answers are in flight': at.verifyAnswer.open().length <= 1,
        'two codes are in flight': at.sendCode.open().length <= 1,
        'a code can be requested during its countdown': !(code?.canSend && code.secondsLeft > 0),
        'passed without a success': output?.result !== 'passed' || passed,
        'an answer outlives the step': step !== 'closed' || answer === '',
      };
    },
  },
});
