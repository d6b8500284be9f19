import { describe, expect, test } from 'vitest';
import { failed, offline, refused } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import {
  again,
  calls,
  loginAnswer,
  registrationFixture,
  submit,
  submitted,
  typed,
  withFields,
} from '../../test/registration-fixture.ts';
import type { RegistrationInput } from './registration.types.ts';

describe('before the request', () => {
  test.each([
    [{ termsAccepted: false }, ['terms']],
    [{ ageConfirmed: false }, ['age']],
    [{ termsAccepted: false, ageConfirmed: false }, ['terms', 'age']],
  ])(
    '[spec 4.13] [spec 8.03] nothing is sent while this is missing: %o',
    async (missing, problems) => {
      const at = registrationFixture({ affiliateField: true });
      await submit(at, { ...typed, ...missing });
      expect(at.view()).toMatchObject({ step: 'form', problems, failure: undefined });
      expect(at.view().values.fields.username).toBe('mira2026');
      expect(calls(at)).toBe(0);
      await submit(at);
      expect(at.view()).toMatchObject({ step: 'checkingAffiliate', problems: [] });
    },
  );

  test('[spec 4.16] a typed invitation code is checked first, and a wrong one warns', async () => {
    const at = registrationFixture({ affiliateField: true });
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
      const at = registrationFixture({ affiliateField: true });
      await submit(at);
      await fail(at.services.checkAffiliate, error);
      expect(at.view()).toMatchObject({ step: 'form', failure: error.failure });
    },
  );

  test('an empty code is not checked', async () => {
    const at = registrationFixture({ affiliateField: true });
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

describe('a registration', () => {
  test('[spec 4.17] is proved, then sent once with everything, however often the button is pressed', async () => {
    const at = registrationFixture({ affiliateField: true });
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
    await answer(at.services.register, loginAnswer);
    expect(at.snapshot().output).toEqual({
      result: 'joined',
      answer: loginAnswer,
      username: 'mira2026',
    });
    expect(at.view()).toMatchObject({ step: 'closed', busy: false, canSubmit: false });
    expect(JSON.stringify(at.snapshot().context)).not.toContain('Play4fun');
  });

  test('by mobile number uses the number as the username', async () => {
    const at = registrationFixture();
    at.actor.send({ type: 'choose', form: 'mobile' });
    expect(at.view().form).toBe('mobile');
    await again(at);
    const { form, request } = at.services.register.last().input;
    expect(form).toBe('mobile');
    expect(request).not.toHaveProperty('username');
    await answer(at.services.register, { ...loginAnswer, firstTimeLogin: true });
    expect(at.snapshot().output).toMatchObject({ username: '9812345678' });
  });

  test('may be answered by a second step', async () => {
    const at = await submitted();
    const secondStep = { ticket: 'K', methods: ['mobile'], hints: {} } as const;
    await answer(at.services.register, { ...loginAnswer, token: undefined, secondStep });
    expect(at.snapshot().output?.result).toBe('joined');
  });

  test('carries the proof of its own attempt only', async () => {
    const at = await submitted();
    await fail(at.services.register, refused('FIELD_INVALID'));
    await submit(at);
    await answer(at.services.getProof, undefined);
    expect(at.services.register.last().input.request).not.toHaveProperty('proof');
  });

  test.each(['USERNAME_TAKEN', 'MOBILE_TAKEN', 'FIELD_INVALID', 'AFFILIATE_REQUIRED'])(
    'that is rejected with %s keeps the form as it was',
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

  test('can be cancelled until it is sent, and then keeps nothing', async () => {
    const at = registrationFixture();
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

  test('changes its tab without the errors of the other', async () => {
    const at = await submitted();
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    at.actor.send({ type: 'choose', form: 'username' });
    expect(at.view().failure).toBeDefined();
    at.actor.send({ type: 'choose', form: 'mobile' });
    expect(at.view()).toMatchObject({ form: 'mobile', failure: undefined });
  });
});

describe('the captcha', () => {
  /** A form that shows a captcha. */
  async function shown(input: Partial<RegistrationInput> = {}) {
    const at = registrationFixture({ captcha: true, ...input });
    await answer(at.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
    return at;
  }

  test('[spec 5.16] shows when the site requires it, must be answered, and is sent', async () => {
    expect(registrationFixture().view().captcha).toBeUndefined();
    const at = registrationFixture({ captcha: true });
    expect(at.view()).toMatchObject({ captcha: { loading: true }, canSubmit: false });
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'form', problems: ['captcha'] });
    await answer(at.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
    expect(at.view()).toMatchObject({ captcha: { image: 'picture 1' }, canSubmit: true });
    await submit(at, withFields({ captcha: ' ' }));
    expect(at.view()).toMatchObject({ step: 'form', problems: ['captcha'] });
    await again(at);
    expect(at.services.register.last().input.request.captcha).toBe('abcd');
  });

  test('shows after a rejection that requires it', async () => {
    const at = await submitted();
    expect(at.services.register.last().input.request).not.toHaveProperty('captcha');
    await fail(at.services.register, refused('CAPTCHA_REQUIRED', true));
    expect(at.view()).toMatchObject({ step: 'form', captcha: { loading: true } });
    expect(at.services.loadCaptcha.calls).toHaveLength(1);
    at.services.loadCaptcha.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ captcha: { failed: true }, canSubmit: false });
  });

  test('changes after every rejection, and stays after a lost answer', async () => {
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

  test('changes with the tab', async () => {
    const at = await shown();
    at.clock.increment(1000);
    at.actor.send({ type: 'choose', form: 'mobile' });
    expect(at.services.loadCaptcha.calls).toHaveLength(2);
    const plain = registrationFixture();
    plain.actor.send({ type: 'choose', form: 'mobile' });
    expect(plain.services.loadCaptcha.calls).toHaveLength(0);
  });
});
