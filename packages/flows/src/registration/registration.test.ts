import { PhoneVerificationError } from '@livery/api/third-party-sms';
import { describe, expect, test } from 'vitest';
import { failed, offline, refused } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-bench.ts';
import { settle } from '../../test/held.ts';
import {
  type RegistrationBench,
  registrationBench,
  said,
  typed,
} from '../../test/registration-bench.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { selectSmsCode } from '../sms-code/sms-code.selectors.ts';
import { registrationMachine } from './registration.machine.ts';
import type { RegistrationInput, RegistrationValues } from './registration.types.ts';

async function submit(at: RegistrationBench, values: RegistrationValues = typed) {
  at.actor.send({ type: 'submit', values });
  await settle();
}

const withFields = (fields: RegistrationValues['fields']): RegistrationValues => ({
  ...typed,
  fields: { ...typed.fields, ...fields },
});

/** A registration whose call is under way. */
async function submitted(input: Partial<RegistrationInput> = {}, values = typed) {
  const at = registrationBench(input);
  await submit(at, values);
  await answer(at.services.getProof, 'P-1');
  return at;
}

async function again(at: RegistrationBench, values = typed) {
  await submit(at, values);
  await answer(at.services.getProof, 'P-2');
}

const calls = ({ services }: RegistrationBench) =>
  Object.values(services).reduce((sum, { calls }) => sum + calls.length, 0);

describe('what comes first', () => {
  test.each([
    [{ termsAccepted: false }, ['terms']],
    [{ ageConfirmed: false }, ['age']],
    [{ termsAccepted: false, ageConfirmed: false }, ['terms', 'age']],
  ])(
    '[spec 4.13] [spec 8.03] nothing is sent while this is unsaid: %o',
    async (unsaid, problems) => {
      const at = registrationBench({ affiliateField: true });
      await submit(at, { ...typed, ...unsaid });
      expect(at.view()).toMatchObject({ step: 'form', problems, failure: undefined });
      expect(at.view().values.fields.username).toBe('mira2026');
      expect(calls(at)).toBe(0);
      await submit(at);
      expect(at.view()).toMatchObject({ step: 'checkingAffiliate', problems: [] });
    },
  );

  test('[spec 4.16] a typed invitation code is checked first, and a wrong one warns', async () => {
    const at = registrationBench({ affiliateField: true });
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'checkingAffiliate', busy: true, canSubmit: false });
    expect(at.services.checkAffiliate.last().input).toBe('MIRA');
    expect(at.services.getProof.calls).toHaveLength(0);
    await fail(at.services.checkAffiliate, refused('AFFILIATE_WRONG'));
    expect(at.view()).toMatchObject({ step: 'affiliateWrong', busy: false, canSubmit: false });
    at.actor.send({ type: 'dismiss' });
    expect(at.view()).toMatchObject({ step: 'form', failure: undefined, canSubmit: true });
    expect(at.view().values.fields.password).toBe('Play4fun');
    await submit(at);
    await answer(at.services.checkAffiliate, undefined);
    expect(at.view().step).toBe('proving');
  });

  test.each([refused('TOO_MANY'), offline, failed({ kind: 'http', status: 500 })])(
    'a check that says nothing about the code is a failure like any other: %s',
    async (error) => {
      const at = registrationBench({ affiliateField: true });
      await submit(at);
      await fail(at.services.checkAffiliate, error);
      expect(at.view()).toMatchObject({ step: 'form', failure: error.failure });
    },
  );

  test('an empty code is not checked', async () => {
    const at = registrationBench({ affiliateField: true });
    await submit(at, withFields({ affiliateCode: '  ' }));
    expect(at.view().step).toBe('proving');
  });

  test('[spec 4.15] where no field is shown the code of the address is taken, unchecked', async () => {
    const address = { registerUrl: 'u', domain: 'd', affiliateCode: 'TARA', referralCode: 'R-1' };
    const at = await submitted({ address });
    expect(at.services.checkAffiliate.calls).toHaveLength(0);
    expect(at.services.register.last().input.request).toMatchObject({
      affiliateCode: 'TARA',
      referralCode: 'R-1',
    });
  });
});

describe('a code by SMS', () => {
  test('[spec 4.17] of a third party is checked before the call, which carries its token', async () => {
    const at = registrationBench({ code: 'thirdParty' });
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'confirming', busy: true });
    expect(at.services.confirmCode.last().input).toEqual({
      number: { countryDialingCode: '91', mobileNo: '9812345678' },
      code: ' 12 34 ',
    });
    await answer(at.services.confirmCode, 'F-1');
    await answer(at.services.getProof, 'P-1');
    const { request } = at.services.register.last().input;
    expect(request).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'F-1' });
    expect(request).not.toHaveProperty('verificationCode');
  });

  test('is checked once for the same number and code, because it is used up', async () => {
    const at = registrationBench({ code: 'thirdParty' });
    await submit(at);
    await answer(at.services.confirmCode, 'F-1');
    await answer(at.services.getProof, 'P-1');
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    await again(at, withFields({ username: 'mira2027' }));
    expect(at.services.confirmCode.calls).toHaveLength(1);
    expect(at.services.register.last().input.request.firebaseIdToken).toBe('F-1');
    await fail(at.services.register, refused('CODE_EXPIRED'));
    await submit(at);
    expect(at.view().step).toBe('confirming');
  });

  test.each([
    { mobileNum: '9812345679' },
    { verificationCode: '9' },
    { countryDialingCode: '880' },
  ])('is checked anew for another number or code: %o', async (fields) => {
    const at = registrationBench({ code: 'thirdParty' });
    await submit(at);
    await answer(at.services.confirmCode, 'F-1');
    await answer(at.services.getProof, 'P-1');
    await fail(at.services.register, refused('FIELD_INVALID'));
    await submit(at, withFields(fields));
    expect(at.view().step).toBe('confirming');
  });

  test('is not checked for a form without a number', async () => {
    const at = registrationBench({ code: 'thirdParty' });
    await submit(at, withFields({ mobileNum: undefined }));
    expect(at.view().step).toBe('proving');
  });

  test.each(['platform', 'none'] as const)('from "%s" goes along as it was typed', async (code) => {
    const at = await submitted({ code });
    expect(at.services.register.last().input.request).toMatchObject({
      verificationCode: ' 12 34 ',
    });
  });

  test('that the provider refuses is told by its meaning, and the form is kept', async () => {
    const at = registrationBench({ code: 'thirdParty' });
    await submit(at);
    await fail(at.services.confirmCode, new PhoneVerificationError('auth/code-expired'));
    expect(at.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'phone', reason: 'codeInvalid' },
    });
    expect(at.view().values.fields.password).toBe('Play4fun');
  });

  test.each([
    ['thirdParty', 60, 0],
    ['platform', 120, 1],
  ] as const)('is sent by the button of the form, by %s', async (code, seconds, proofs) => {
    const at = registrationBench({ code });
    const button = at.view().smsCode;
    button?.send({ type: 'send', number: { countryDialingCode: '91', mobileNo: '9812345678' } });
    await settle();
    expect(at.services.getProof.calls).toHaveLength(proofs);
    if (proofs > 0) await answer(at.services.getProof, 'P-0');
    await answer(at.services.sendCode, { expiredMinutes: 2 });
    expect(button && selectSmsCode(button.getSnapshot()).secondsLeft).toBe(seconds);
  });
});

describe('a registration', () => {
  test('[spec 4.17] is proved, then sent once with everything, however often the button is pressed', async () => {
    const at = registrationBench({ affiliateField: true });
    await submit(at);
    await submit(at);
    await answer(at.services.checkAffiliate, undefined);
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'proving', busy: true });
    await answer(at.services.getProof, 'P-1');
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'submitting', busy: true, canCancel: false });
    expect(at.services.register.calls.map(({ input }) => input)).toEqual([
      {
        form: 'username',
        request: {
          username: 'mira2026',
          password: 'Play4fun',
          confirmPassword: 'Play4fun',
          mobileNum: '9812345678',
          countryDialingCode: '91',
          affiliateCode: 'MIRA',
          verificationCode: ' 12 34 ',
          registerUrl: 'https://play.example/register',
          domain: 'play.example',
          ageConfirmed: true,
          termsVersion: '2026-1',
          marketingConsent: false,
          proof: 'P-1',
        },
      },
    ]);
  });

  test('[spec 4.18] signs in at once: it ends with the answer, and keeps no password', async () => {
    const at = await submitted();
    await answer(at.services.register, said);
    expect(at.snapshot().output).toEqual({ result: 'joined', answer: said, username: 'mira2026' });
    expect(at.view()).toMatchObject({ step: 'closed', busy: false, canSubmit: false });
    expect(JSON.stringify(at.snapshot().context)).not.toContain('Play4fun');
  });

  test('by mobile number has that number for its name', async () => {
    const at = registrationBench();
    at.actor.send({ type: 'choose', form: 'mobile' });
    expect(at.view().form).toBe('mobile');
    await again(at);
    const { form, request } = at.services.register.last().input;
    expect(form).toBe('mobile');
    expect(request).not.toHaveProperty('username');
    await answer(at.services.register, { ...said, firstTimeLogin: true });
    expect(at.snapshot().output).toMatchObject({ username: '9812345678' });
  });

  test('may be answered by a second step', async () => {
    const at = await submitted();
    const secondStep = { ticket: 'K', methods: ['mobile'], hints: {} } as const;
    await answer(at.services.register, { ...said, token: undefined, secondStep });
    expect(at.snapshot().output?.result).toBe('joined');
  });

  test('carries the proof of its own try only', async () => {
    const at = await submitted();
    await fail(at.services.register, refused('FIELD_INVALID'));
    await submit(at);
    await answer(at.services.getProof, undefined);
    expect(at.services.register.last().input.request).not.toHaveProperty('proof');
  });

  test.each(['USERNAME_TAKEN', 'MOBILE_TAKEN', 'FIELD_INVALID', 'AFFILIATE_REQUIRED'])(
    'that is refused with %s keeps the form as it was',
    async (code) => {
      const at = await submitted();
      await fail(at.services.register, refused(code));
      expect(at.view()).toMatchObject({
        step: 'form',
        busy: false,
        failure: { kind: 'refused', code },
        mayHaveJoined: false,
        canSubmit: true,
      });
      expect(at.view().values.fields).toMatchObject({ username: 'mira2026', password: 'Play4fun' });
      expect(at.services.signIn.calls).toHaveLength(0);
    },
  );

  test('is left by cancel until it is sent, and then nothing is kept', async () => {
    const at = registrationBench();
    await submit(at);
    expect(at.view().canCancel).toBe(true);
    at.actor.send({ type: 'cancel' });
    expect(at.snapshot().output).toEqual({ result: 'cancelled' });
    expect(at.services.getProof.last().signal.aborted).toBe(true);
    expect(JSON.stringify(at.snapshot().context)).not.toContain('Play4fun');
  });

  test('is cleared by a reset', async () => {
    const at = await submitted();
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    at.actor.send({ type: 'reset' });
    expect(at.view()).toMatchObject({ failure: undefined, problems: [], values: { fields: {} } });
  });

  test('changes its tab without what was wrong with the other', async () => {
    const at = await submitted();
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    at.actor.send({ type: 'choose', form: 'username' });
    expect(at.view().failure).toBeDefined();
    at.actor.send({ type: 'choose', form: 'mobile' });
    expect(at.view()).toMatchObject({ form: 'mobile', failure: undefined });
  });
});

describe('the picture', () => {
  /** A form that shows a picture. */
  async function shown(input: Partial<RegistrationInput> = {}) {
    const at = registrationBench({ captcha: true, ...input });
    await answer(at.services.loadCaptcha, 'picture 1');
    return at;
  }

  test('[spec 5.16] shows when the site says so, must be answered, and goes along', async () => {
    expect(registrationBench().view().captcha).toBeUndefined();
    const at = registrationBench({ captcha: true });
    expect(at.view()).toMatchObject({ captcha: { loading: true }, canSubmit: false });
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'form', problems: ['captcha'] });
    await answer(at.services.loadCaptcha, 'picture 1');
    expect(at.view()).toMatchObject({ captcha: { image: 'picture 1' }, canSubmit: true });
    await submit(at, withFields({ captcha: ' ' }));
    expect(at.view()).toMatchObject({ step: 'form', problems: ['captcha'] });
    await again(at);
    expect(at.services.register.last().input.request.captcha).toBe('abcd');
  });

  test('is asked for by a refusal', async () => {
    const at = await submitted();
    expect(at.services.register.last().input.request).not.toHaveProperty('captcha');
    await fail(at.services.register, refused('CAPTCHA_REQUIRED', true));
    expect(at.view()).toMatchObject({ step: 'form', captcha: { loading: true } });
    expect(at.services.loadCaptcha.calls).toHaveLength(1);
    at.services.loadCaptcha.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ captcha: { failed: true }, canSubmit: false });
  });

  test('is another one after every refusal, and the same after an answer that never came', async () => {
    const at = await shown();
    await again(at);
    await fail(at.services.register, offline);
    expect(at.view().captcha?.image).toBe('picture 1');
    await again(at);
    expect(at.view().values.fields.captcha).toBe('abcd');
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    expect(at.view().captcha?.image).toBeUndefined();
    expect(at.view().values.fields).toMatchObject({ captcha: undefined, username: 'mira2026' });
  });

  test('[spec 5.08] is refreshed from the form once a second at most', async () => {
    const at = await shown();
    at.actor.send({ type: 'refreshCaptcha' });
    expect(at.services.loadCaptcha.calls).toHaveLength(1);
    at.clock.increment(1000);
    await submit(at);
    expect(at.view().captcha?.canRefresh).toBe(false);
    at.actor.send({ type: 'refreshCaptcha' });
    expect(at.services.loadCaptcha.calls).toHaveLength(1);
    await fail(at.services.getProof, offline);
    expect(at.view().captcha?.canRefresh).toBe(true);
    at.actor.send({ type: 'refreshCaptcha' });
    expect(at.services.loadCaptcha.calls).toHaveLength(2);
  });

  test('is another one on the other tab', async () => {
    const at = await shown();
    at.clock.increment(1000);
    at.actor.send({ type: 'choose', form: 'mobile' });
    expect(at.services.loadCaptcha.calls).toHaveLength(2);
    const plain = registrationBench();
    plain.actor.send({ type: 'choose', form: 'mobile' });
    expect(plain.services.loadCaptcha.calls).toHaveLength(0);
  });
});

describe('a lost answer', () => {
  const lost = [
    offline,
    failed({ kind: 'timeout', afterMs: 15_000 }),
    failed({ kind: 'http', status: 502 }),
    failed({ kind: 'malformed', reason: 'json', detail: 'half' }),
  ];

  test.each(lost)('keeps the form; a name that is then taken by us signs in: %s', async (error) => {
    const at = await submitted();
    await fail(at.services.register, error);
    expect(at.view()).toMatchObject({ step: 'form', failure: error.failure, mayHaveJoined: true });
    await again(at);
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    expect(at.view()).toMatchObject({ step: 'recovering', busy: true, canCancel: false });
    expect(at.services.signIn.last().input).toEqual({
      username: 'mira2026',
      password: 'Play4fun',
    });
    await answer(at.services.signIn, said);
    expect(at.snapshot().output).toEqual({ result: 'joined', answer: said, username: 'mira2026' });
  });

  test('is one that hangs or says nothing, too', async () => {
    const hanging = await submitted();
    hanging.clock.increment(serviceTimeoutMs);
    expect(hanging.view().mayHaveJoined).toBe(true);
    const empty = await submitted();
    await answer(empty.services.register, { ...said, token: undefined });
    expect(empty.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'malformed' },
      mayHaveJoined: true,
    });
  });

  test('is not what the platform did not do', async () => {
    const at = await submitted();
    await fail(at.services.register, failed({ kind: 'http', status: 404 }));
    expect(at.view().mayHaveJoined).toBe(false);
  });

  /** A registration that was lost and whose name is now taken. */
  async function recovering(input: Partial<RegistrationInput> = {}) {
    const at = registrationBench(input);
    if (input.captcha) await answer(at.services.loadCaptcha, 'picture 1');
    await again(at);
    await fail(at.services.register, offline);
    await again(at);
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    return at;
  }

  test('stays lost after a refusal of something else', async () => {
    const at = await submitted();
    await fail(at.services.register, offline);
    await again(at);
    await fail(at.services.register, refused('FIELD_INVALID'));
    expect(at.view().mayHaveJoined).toBe(true);
  });

  test("is somebody else's when what was typed does not sign in, and is not tried again", async () => {
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

  test('can be tried for again when signing in fails, hangs or says nothing', async () => {
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
    await answer(at.services.signIn, { ...said, token: undefined });
    expect(at.view()).toMatchObject({ step: 'form', failure: { kind: 'malformed' } });
  });

  test.each(['CODE_WRONG', 'CODE_EXPIRED'])(
    'may have used the code up: what was typed then signs in, and if not the code is refused: %s',
    async (code) => {
      const at = registrationBench({ code: 'thirdParty' });
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

  test('uses the picture up', async () => {
    const at = await recovering({ captcha: true });
    expect(at.view()).toMatchObject({ step: 'recovering', captcha: { image: undefined } });
  });

  test('of another name, or without a password, signs nobody in', async () => {
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
    const at = registrationBench(input, { placeholders });
    await submit(at);
    if (name === 'checkAffiliate') return at;
    await answer(at.services.checkAffiliate, undefined);
    if (name === 'confirmCode') return at;
    await answer(at.services.confirmCode, 'F-1');
    if (name === 'register') await answer(at.services.getProof, 'P-1');
    return at;
  }

  test.each(Object.entries(steps) as [Name, number][])(
    '%s that hangs is given up, and a late answer changes nothing',
    async (name, ms) => {
      const at = await waiting(name);
      at.clock.increment(ms - 1);
      expect(at.view().busy).toBe(true);
      at.clock.increment(1);
      const late = { step: 'form', failure: { kind: 'timeout', afterMs: ms } };
      expect(at.view()).toMatchObject(late);
      expect(at.services[name].last().signal.aborted).toBe(true);
      at.services[name].last().answer(said as never);
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
    '%s that was never filled in is noticed at once',
    async (name) => {
      const at = await waiting(name, {
        [name]: registrationMachine.implementations.actors[name],
      });
      await settle();
      expect(String(at.errors[0])).toContain(`the service "${name}"`);
    },
  );
});
