import { describe, expect, test } from 'vitest';
import { failed, offline, refused } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import {
  again,
  loginAnswer,
  registrationFixture,
  submit,
  submitted,
  withFields,
} from '../../test/registration-fixture.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { registrationMachine } from './registration.machine.ts';
import type { RegistrationInput } from './registration.types.ts';

describe('a lost answer', () => {
  const lost = [
    offline,
    failed({ kind: 'timeout', afterMs: 15_000 }),
    failed({ kind: 'http', status: 502 }),
    failed({ kind: 'malformed', reason: 'json', detail: 'half' }),
  ];

  test.each(lost)(
    'keeps the form; a name that this registration has taken signs in: %s',
    async (error) => {
      const at = await submitted();
      await fail(at.services.register, error);
      expect(at.view()).toMatchObject({
        step: 'form',
        failure: error.failure,
        mayHaveJoined: true,
      });
      await again(at);
      await fail(at.services.register, refused('USERNAME_TAKEN'));
      expect(at.view()).toMatchObject({ step: 'recovering', busy: true, canCancel: false });
      expect(at.services.signIn.last().input).toEqual({
        username: 'mira2026',
        password: 'Play4fun',
      });
      await answer(at.services.signIn, loginAnswer);
      expect(at.snapshot().output).toEqual({
        result: 'joined',
        answer: loginAnswer,
        username: 'mira2026',
      });
    },
  );

  test('includes one that hangs or has no token', async () => {
    const hanging = await submitted();
    hanging.clock.increment(serviceTimeoutMs);
    expect(hanging.view().mayHaveJoined).toBe(true);
    const empty = await submitted();
    await answer(empty.services.register, { ...loginAnswer, token: undefined });
    expect(empty.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'malformed' },
      mayHaveJoined: true,
    });
  });

  test('excludes a failure that created no account', async () => {
    const at = await submitted();
    await fail(at.services.register, failed({ kind: 'http', status: 404 }));
    expect(at.view().mayHaveJoined).toBe(false);
  });

  /** A registration that was lost and whose name is now taken. */
  async function recovering(input: Partial<RegistrationInput> = {}) {
    const at = registrationFixture(input);
    if (input.captcha) await answer(at.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
    await again(at);
    await fail(at.services.register, offline);
    await again(at);
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    return at;
  }

  test('stays lost after a rejection of something else', async () => {
    const at = await submitted();
    await fail(at.services.register, offline);
    await again(at);
    await fail(at.services.register, refused('FIELD_INVALID'));
    expect(at.view().mayHaveJoined).toBe(true);
  });

  test('belongs to another account when what was typed does not sign in, and is not retried', async () => {
    const at = await recovering();
    await fail(at.services.signIn, refused('WRONG_CREDENTIALS'));
    expect(at.view()).toMatchObject({
      step: 'form',
      failure: { code: 'USERNAME_TAKEN' },
      mayHaveJoined: false,
    });
    await again(at);
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    expect(at.services.signIn.calls).toHaveLength(1);
  });

  test('can be recovered again when signing in fails, hangs or gives no token', async () => {
    const at = await recovering();
    await fail(at.services.signIn, failed({ kind: 'http', status: 503 }));
    expect(at.view()).toMatchObject({ step: 'form', failure: { kind: 'http' } });
    await again(at);
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    at.clock.increment(proofTimeoutMs - 1);
    expect(at.view().step).toBe('recovering');
    at.clock.increment(1);
    expect(at.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'timeout', afterMs: proofTimeoutMs },
    });
    await again(at);
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    await answer(at.services.signIn, { ...loginAnswer, token: undefined });
    expect(at.view()).toMatchObject({ step: 'form', failure: { kind: 'malformed' } });
  });

  test.each(['CODE_WRONG', 'CODE_EXPIRED'])(
    'may have used the code up: what was typed then signs in, and if not the code is rejected: %s',
    async (code) => {
      const at = registrationFixture({ code: 'thirdParty' });
      await submit(at);
      await answer(at.services.confirmCode, 'F-1');
      await answer(at.services.getProof, 'P-1');
      await fail(at.services.register, offline);
      await again(at);
      await fail(at.services.register, refused(code));
      expect(at.view()).toMatchObject({ step: 'recovering', busy: true });
      await fail(at.services.signIn, refused('WRONG_CREDENTIALS'));
      expect(at.view()).toMatchObject({ step: 'form', failure: { code }, mayHaveJoined: false });
      // A token that was refused is not sent again.
      await submit(at);
      expect(at.view().step).toBe('confirming');
    },
  );

  test('uses the captcha image up', async () => {
    const at = await recovering({ captcha: true });
    expect(at.view()).toMatchObject({ step: 'recovering', captcha: { image: undefined } });
  });

  test('signs in by the number with its country: the same digits elsewhere are another member’s', async () => {
    const at = await submitted({ form: 'mobile' });
    await fail(at.services.register, offline);
    await again(at);
    await fail(at.services.register, refused('MOBILE_TAKEN'));
    expect(at.services.signIn.last().input).toMatchObject({ username: '+91 9812345678' });
    const other = await submitted({ form: 'mobile' });
    await fail(other.services.register, offline);
    await again(other, withFields({ countryDialingCode: '880' }));
    await fail(other.services.register, refused('MOBILE_TAKEN'));
    expect(other.view()).toMatchObject({ step: 'form', mayHaveJoined: false });
  });

  test('with another name, or without a password, signs nobody in', async () => {
    const other = await submitted();
    await fail(other.services.register, offline);
    await again(other, withFields({ username: 'tara2026' }));
    await fail(other.services.register, refused('USERNAME_TAKEN'));
    expect(other.view()).toMatchObject({ step: 'form', mayHaveJoined: false });
    const bare = withFields({ password: undefined });
    const mobile = await submitted({ form: 'mobile' }, bare);
    await fail(mobile.services.register, offline);
    await again(mobile, bare);
    await fail(mobile.services.register, refused('MOBILE_TAKEN'));
    expect(mobile.view()).toMatchObject({ step: 'form', mayHaveJoined: true });
  });
});

describe('a service', () => {
  const steps = {
    checkAffiliate: serviceTimeoutMs,
    confirmCode: serviceTimeoutMs,
    getProof: proofTimeoutMs,
    register: serviceTimeoutMs,
  } as const;
  type Name = keyof typeof steps;

  /** A registration that waits for this service. */
  async function waiting(name: Name, placeholders = {}) {
    const input = { code: 'thirdParty', affiliateField: true } as const;
    const at = registrationFixture(input, { placeholders });
    await submit(at);
    if (name === 'checkAffiliate') return at;
    await answer(at.services.checkAffiliate, undefined);
    if (name === 'confirmCode') return at;
    await answer(at.services.confirmCode, 'F-1');
    if (name === 'register') await answer(at.services.getProof, 'P-1');
    return at;
  }

  test.each(Object.entries(steps) as [Name, number][])(
    '%s that hangs times out, and a late answer changes nothing',
    async (name, ms) => {
      const at = await waiting(name);
      at.clock.increment(ms - 1);
      expect(at.view().busy).toBe(true);
      at.clock.increment(1);
      const late = { step: 'form', failure: { kind: 'timeout', afterMs: ms } };
      expect(at.view()).toMatchObject(late);
      expect(at.services[name].last().signal.aborted).toBe(true);
      at.services[name].last().answer(loginAnswer as never);
      await settle();
      expect(at.view()).toMatchObject(late);
    },
  );

  test.each(['confirmCode', 'getProof'] as const)('%s that fails keeps the form', async (name) => {
    const at = await waiting(name);
    await fail(at.services[name], offline);
    expect(at.view()).toMatchObject({ step: 'form', failure: { kind: 'offline' } });
    expect(at.view().values.fields.password).toBe('Play4fun');
  });

  test.each(Object.keys(steps) as Name[])(
    '%s without an implementation fails at once',
    async (name) => {
      const at = await waiting(name, {
        [name]: registrationMachine.implementations.actors[name],
      });
      await settle();
      expect(String(at.errors[0])).toContain(`the service "${name}"`);
    },
  );
});
