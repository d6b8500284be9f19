import { PhoneVerificationError } from '@livery/api/third-party-sms';
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
import { provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { tickMs } from '../shared/countdown.ts';
import { proofTimeoutMs, sendThrottleMs, serviceTimeoutMs } from '../shared/limits.ts';
import { smsCodeMachine, smsCodeWith } from './sms-code.machine.ts';
import { selectSmsCode } from './sms-code.selectors.ts';
import type { SmsCodeServices } from './sms-code.types.ts';

const mine = { countryDialingCode: '91', mobileNo: '9812345678' };
const other = { countryDialingCode: '91', mobileNo: '9812345679' };

const fixture = (thirdParty = false, watched?: Watched<typeof smsCodeMachine>) =>
  flowFixture({
    names: ['getProof', 'sendCode'] satisfies (keyof SmsCodeServices)[],
    fill: (services: SmsCodeServices) => smsCodeWith(services),
    select: selectSmsCode,
    input: (clock) => ({ thirdParty, now: () => clock.now() }),
    marks: ({ context: { number, asked, failure, resendAt, tickedAt } }) => [
      number.mobileNo === other.mobileNo,
      asked.mobileNo === other.mobileNo,
      failure !== undefined,
      Object.values(resendAt).some((moment) => moment > tickedAt),
    ],
    ...(watched ? { watched } : {}),
  });
type Fixture = ReturnType<typeof fixture>;

async function ask(at: Fixture, number = mine) {
  at.actor.send({ type: 'send', number });
  await settle();
}

async function sent(at: Fixture, number = mine, expiredMinutes = 2) {
  await ask(at, number);
  await answer(at.services.getProof, 'P-1');
  await answer(at.services.sendCode, { expiredMinutes });
}

describe('a code', () => {
  test('is requested with a proof, once, however often the button is pressed', async () => {
    const at = fixture();
    expect(at.view()).toEqual({
      sending: false,
      sentTo: undefined,
      secondsLeft: 0,
      canSend: true,
      failure: undefined,
      offersOtherWays: false,
    });
    await ask(at);
    await ask(at);
    expect(at.view()).toMatchObject({ sending: true, canSend: false });
    expect(at.services.sendCode.calls).toHaveLength(0);
    await answer(at.services.getProof, 'P-1');
    await ask(at);
    expect(at.view()).toMatchObject({ sending: true, canSend: false });
    expect(at.services.getProof.calls).toHaveLength(1);
    expect(at.services.sendCode.calls.map(({ input }) => input)).toEqual([
      { ...mine, proof: 'P-1' },
    ]);
    await answer(at.services.sendCode, { expiredMinutes: 2 });
    expect(at.view()).toMatchObject({ sending: false, sentTo: mine, canSend: false });
  });

  test('needs no proof where the platform requires none', async () => {
    const at = fixture();
    await ask(at);
    await answer(at.services.getProof, undefined);
    expect(at.services.sendCode.last().input).toEqual(mine);
  });

  test('carries the proof of its own attempt only', async () => {
    const at = fixture();
    await ask(at);
    await answer(at.services.getProof, 'P-1');
    await fail(at.services.sendCode, offline);
    at.clock.increment(sendThrottleMs);
    await ask(at);
    await answer(at.services.getProof, undefined);
    expect(at.services.sendCode.last().input).toEqual(mine);
  });

  test('[spec 4.19] can be requested again after expiredMinutes × 60 seconds, counted down, not sooner', async () => {
    const at = fixture();
    await sent(at);
    expect(at.view()).toMatchObject({ secondsLeft: 120, canSend: false });
    at.clock.increment(tickMs - 1);
    expect(at.snapshot().context.tickedAt).toBe(0);
    at.clock.increment(1);
    expect(at.view().secondsLeft).toBe(119);
    for (let second = 0; second < 118; second += 1) at.clock.increment(tickMs);
    expect(at.view()).toMatchObject({ secondsLeft: 1, canSend: false });
    await ask(at);
    expect(at.services.getProof.calls).toHaveLength(1);
    at.clock.increment(tickMs);
    expect(at.view()).toMatchObject({ secondsLeft: 0, canSend: true });
    await ask(at);
    expect(at.services.getProof.calls).toHaveLength(2);
  });

  test.each([{}, { expiredMinutes: 5 }])(
    '[spec 4.19] of a third party needs no proof and counts 60 seconds, whatever it says: %o',
    async (loginAnswer) => {
      const at = fixture(true);
      await ask(at);
      expect(at.services.getProof.calls).toHaveLength(0);
      expect(at.services.sendCode.last().input).toEqual(mine);
      await answer(at.services.sendCode, loginAnswer);
      expect(at.view().secondsLeft).toBe(60);
    },
  );

  test('counts a minute when the platform does not say how long', async () => {
    const at = fixture();
    await ask(at);
    await answer(at.services.getProof, 'P-1');
    await answer(at.services.sendCode, {});
    expect(at.view().secondsLeft).toBe(60);
  });

  test('[spec 5.08] that was not sent can be requested again after a second, not sooner', async () => {
    const at = fixture();
    await ask(at);
    await answer(at.services.getProof, 'P-1');
    await fail(at.services.sendCode, refused('TOO_MANY'));
    expect(at.view()).toMatchObject({
      failure: { kind: 'refused', code: 'TOO_MANY' },
      secondsLeft: 0,
      sentTo: undefined,
      canSend: false,
    });
    at.clock.increment(sendThrottleMs - 1);
    await ask(at);
    expect(at.services.getProof.calls).toHaveLength(1);
    at.clock.increment(1);
    expect(at.view().canSend).toBe(true);
    await ask(at);
    expect(at.services.getProof.calls).toHaveLength(2);
    expect(at.view().failure).toBeUndefined();
  });

  test('offers other ways after the second one, not after a failure', async () => {
    const at = fixture();
    await sent(at, mine, 0);
    expect(at.view().offersOtherWays).toBe(false);
    at.clock.increment(sendThrottleMs);
    await ask(at);
    await fail(at.services.getProof, offline);
    expect(at.view().offersOtherWays).toBe(false);
    at.clock.increment(sendThrottleMs);
    await sent(at, mine, 0);
    expect(at.view().offersOtherWays).toBe(true);
  });
});

describe('the number', () => {
  test('has its own countdown, which is kept when the member returns to it', async () => {
    const at = fixture();
    await sent(at);
    at.clock.increment(sendThrottleMs);
    at.actor.send({ type: 'changeNumber', number: other });
    expect(at.view()).toMatchObject({ secondsLeft: 0, sentTo: undefined, canSend: true });
    await sent(at, other, 1);
    expect(at.view()).toMatchObject({ secondsLeft: 60, sentTo: other });
    at.actor.send({ type: 'changeNumber', number: mine });
    expect(at.view()).toMatchObject({ secondsLeft: 119, sentTo: mine, canSend: false });
    at.clock.increment(sendThrottleMs);
    await ask(at, mine);
    expect(at.services.sendCode.calls).toHaveLength(2);
  });

  test('differs by its dialling code alone', async () => {
    const at = fixture();
    await sent(at);
    at.actor.send({ type: 'changeNumber', number: { ...mine, countryDialingCode: '880' } });
    expect(at.view().secondsLeft).toBe(0);
  });

  test('that changes clears the failure, the same number keeps it', async () => {
    const at = fixture();
    await ask(at);
    await fail(at.services.getProof, offline);
    at.actor.send({ type: 'changeNumber', number: mine });
    expect(at.view().failure).toEqual({ kind: 'offline' });
    at.actor.send({ type: 'changeNumber', number: other });
    expect(at.view().failure).toBeUndefined();
    at.clock.increment(sendThrottleMs - 1);
    expect(at.view().canSend).toBe(false);
    at.clock.increment(1);
    expect(at.view().canSend).toBe(true);
  });

  test('that is left before its code was requested gets none, and the same number does', async () => {
    const at = fixture();
    await ask(at);
    at.actor.send({ type: 'changeNumber', number: mine });
    expect(at.view().sending).toBe(true);
    at.actor.send({ type: 'changeNumber', number: other });
    expect(at.services.getProof.last().signal.aborted).toBe(true);
    await answer(at.services.getProof, 'P-1');
    expect(at.services.sendCode.calls).toHaveLength(0);
    expect(at.view()).toMatchObject({ sending: false, sentTo: undefined, secondsLeft: 0 });
    expect(at.snapshot().context.number).toEqual(other);
  });

  describe('that is left while its code is being sent', () => {
    async function leftIt() {
      const at = fixture();
      await ask(at);
      await answer(at.services.getProof, 'P-1');
      at.actor.send({ type: 'changeNumber', number: mine });
      expect(at.view().sending).toBe(true);
      at.actor.send({ type: 'changeNumber', number: other });
      expect(at.view()).toMatchObject({ sending: false, canSend: false });
      return at;
    }

    test('keeps its countdown, and the other number has none', async () => {
      const at = await leftIt();
      await answer(at.services.sendCode, { expiredMinutes: 2 });
      expect(at.view()).toMatchObject({ sentTo: undefined, secondsLeft: 0 });
      at.clock.increment(sendThrottleMs);
      expect(at.view().canSend).toBe(true);
      at.actor.send({ type: 'changeNumber', number: mine });
      expect(at.view()).toMatchObject({ sentTo: mine, secondsLeft: 119, canSend: false });
      await ask(at);
      expect(at.services.sendCode.calls).toHaveLength(1);
    });

    test('is being sent still when the member returns to it', async () => {
      const at = await leftIt();
      at.actor.send({ type: 'changeNumber', number: mine });
      expect(at.view().sending).toBe(true);
    });

    test.each([
      ['fails', (at: Fixture) => fail(at.services.sendCode, offline)],
      ['hangs', async (at: Fixture) => void at.clock.increment(serviceTimeoutMs)],
    ])('shows no failure at the other number when it %s', async (_, end) => {
      const at = await leftIt();
      await end(at);
      expect(at.view().failure).toBeUndefined();
      at.clock.increment(sendThrottleMs);
      expect(at.view().canSend).toBe(true);
    });
  });
});

describe('a failure', () => {
  test.each([
    ['auth/invalid-phone-number', 'invalid'],
    ['auth/too-many-requests', 'tooManyRequests'],
    ['auth/captcha-check-failed', 'captchaFailed'],
    ['auth/quota-exceeded', 'quotaExceeded'],
    ['auth/operation-not-allowed', 'notAllowed'],
    ['auth/popup-closed-by-user', 'popupClosed'],
    ['auth/anything', 'unknown'],
  ])('of a third party is reported by its meaning: %s', async (code, reason) => {
    const at = fixture(true);
    await ask(at);
    await fail(at.services.sendCode, new PhoneVerificationError(code));
    expect(at.view().failure).toEqual({ kind: 'phone', reason });
  });

  test.each([
    ['getProof', proofTimeoutMs],
    ['sendCode', serviceTimeoutMs],
  ] as const)(
    'is reported when %s hangs, and a late answer changes nothing',
    async (service, ms) => {
      const at = fixture();
      await ask(at);
      if (service === 'sendCode') await answer(at.services.getProof, 'P-1');
      at.clock.increment(ms - 1);
      expect(at.view().sending).toBe(true);
      at.clock.increment(1);
      expect(at.view()).toMatchObject({
        sending: false,
        failure: { kind: 'timeout', afterMs: ms },
      });
      expect(at.services[service].last().signal.aborted).toBe(true);
      at.services.sendCode.calls[0]?.answer({ expiredMinutes: 2 });
      at.services.getProof.calls[0]?.answer('P-1');
      await settle();
      expect(at.view()).toMatchObject({ sending: false, secondsLeft: 0, sentTo: undefined });
    },
  );

  test.each(['getProof', 'sendCode'] as const)(
    '%s without an implementation fails at once',
    async (service) => {
      const placeholders = { [service]: smsCodeMachine.implementations.actors[service] };
      const at = fixture(false, { placeholders });
      await ask(at);
      if (service === 'sendCode') await answer(at.services.getProof, 'P-1');
      await settle();
      expect(String(at.errors[0])).toContain(`the service "${service}"`);
    },
  );
});

const reply = repliesOf<Fixture>();
const moves: readonly Move<Fixture>[] = [
  act('send', ({ actor }) => actor.send({ type: 'send', number: mine })),
  act('send to another', ({ actor }) => actor.send({ type: 'send', number: other })),
  act('change', ({ actor }) => actor.send({ type: 'changeNumber', number: other })),
  act('change back', ({ actor }) => actor.send({ type: 'changeNumber', number: mine })),
  passes(1000),
  passes(20_000),
  passes(100_000),
  reply('getProof', 'ok', (call) => call.answer('P-1')),
  reply('getProof', 'fails', (call) => call.fail(offline)),
  reply('sendCode', 'ok', (call) => call.answer({ expiredMinutes: 0.1 })),
  reply('sendCode', 'fails', (call) => call.fail(failed({ kind: 'http', status: 500 }))),
];

/** When the newest code of a walk was requested, and the number of requests so far. */
let lastSent = 0;
let known = 0;

provesMachine({
  machine: smsCodeMachine,
  start: (watched) => fixture(false, watched),
  beginnings: [
    { start: (watched) => fixture(true, watched), moves: moves.slice(0, 1), places: 10 },
  ],
  moves,
  places: 300,
  walks: {
    start: (seed) => {
      lastSent = -sendThrottleMs;
      known = 0;
      return fixture(seed % 3 === 0);
    },
    length: 25,
    sees: (at) => {
      const { sending, secondsLeft, offersOtherWays } = at.view();
      return [
        ...(sending ? ['sending'] : []),
        ...(secondsLeft > 0 ? ['counting'] : []),
        ...(offersOtherWays ? ['other ways'] : []),
      ];
    },
    reaches: ['counting', 'other ways', 'sending'],
    rules: (at, path) => {
      const { canSend, secondsLeft } = at.view();
      const { sendCode, getProof } = at.services;
      let soon = false;
      for (const _ of sendCode.calls.slice(known)) {
        soon ||= at.clock.now() - lastSent < sendThrottleMs;
        lastSent = at.clock.now();
      }
      known = sendCode.calls.length;
      return {
        'two codes are in flight': sendCode.open().length + getProof.open().length <= 1,
        'a code can be requested during its countdown': !(canSend && secondsLeft > 0),
        'two codes were requested within a second': !soon,
        'more codes than presses':
          sendCode.calls.length <= path.filter((name) => name.startsWith('send')).length,
      };
    },
  },
});
