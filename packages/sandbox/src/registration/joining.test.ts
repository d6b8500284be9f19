import { contract } from '@livery/api/contract';
import { registerSettings } from '@livery/api/contract/registration';
import { memberInfo } from '@livery/api/contract/session';
import { balance } from '@livery/api/contract/wallet';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accounts } from '../session/rows.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { openJoining, rowOf } from './registration.fixture.ts';

describe('registration by username', () => {
  it('is an encrypted PUT that opens an account and logs it in [spec 7.08]', async () => {
    expect(contract.register).toMatchObject({
      method: 'PUT',
      path: '/wps/member/register',
      token: false,
      encrypted: true,
    });
    const opened = await openJoining();
    const { join, client, signIn, wire } = opened;
    const answer = await join({
      payeeName: 'Kavi Rao',
      email: 'kavi@mail.example',
      mobileNum: '09812345678',
      countryDialingCode: '91',
      registerUrl: 'http://localhost/register?referralCode=X',
      domain: 'localhost',
    });
    expect(answer).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    const own = client(answer.token);
    expect(await own.call(memberInfo, {})).toMatchObject({ account: 'kavi2026', type: 0 });
    expect(await own.call(balance, {})).toEqual({ sumBalance: '0.00' });
    expect((await signIn('kavi2026', { password: 'Monsoon7' })).token).toBeDefined();
    expect((await rowOf(opened, 'kavi2026'))?.contact).toEqual({
      dialingCode: '91',
      mobile: '9812345678',
      email: 'kavi@mail.example',
      holder: 'Kavi Rao',
    });
    expect(wire.join()).not.toContain('Monsoon7');
  });

  it('accepts every field of the payload, logs in and is marked as web [spec 3.20] [spec 3.21]', async () => {
    const fields =
      'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode proof firebaseIdToken telegram zalo nickname birthday registerUrl';
    const names = fields.split(' ');
    const filledIn = Object.fromEntries(names.map((name) => [name, name]));
    const sent = v.parse(contract.register.request, { ...filledIn, firebaseChannel: 'sms' });
    expect(sent).toEqual({
      ...filledIn,
      firebaseChannel: 'sms',
      login: true,
      registerMethod: 'WEB',
      ageConfirmed: false,
      marketingConsent: false,
    });
    expect(contract.registerMobile.request).toBe(contract.register.request);

    const opened = await openJoining();
    const page = { url: 'http://localhost/register', domain: 'localhost' };
    await opened.join({ registerUrl: page.url, domain: page.domain });
    expect((await rowOf(opened, 'kavi2026'))?.joinedBy).toEqual({ method: 'WEB', ...page });
  });

  it('keeps contacts and the birthday of fields that are shown', async () => {
    const opened = await openJoining();
    const contacts = {
      qqNum: '12345',
      line: 'kavi.line',
      whatsapp: '9812345678',
      facebook: 'kavi.rao',
      wechat: 'kavirao',
      telegram: '@kavi',
      zalo: '0912345678',
      idNumber: 'A1234567',
      birthday: '1990-02-28',
    };
    const fieldRules = Object.fromEntries(
      Object.keys(contacts).map((name) => [name, { enabled: true }]),
    );
    await opened.sandbox.settings.set({ fieldRules });
    await opened.join({ ...contacts, nickname: 'not shown' });
    const kavi = await rowOf(opened, 'kavi2026');
    expect([kavi?.profile, kavi?.nickname]).toEqual([contacts, 'kavi2026']);
  });

  it('stores what was agreed to, with version and time, and assumes no marketing consent [spec B2.26]', async () => {
    const opened = await openJoining();
    await opened.join();
    const now = await opened.sandbox.clock.now();
    expect((await rowOf(opened, 'kavi2026'))?.consents).toEqual({
      ageConfirmedAt: now,
      terms: { version: '2026-1', time: now },
      marketing: { given: false, time: now },
    });
    await opened.join({ username: 'noor2026', marketingConsent: true });
    expect((await rowOf(opened, 'noor2026'))?.consents?.marketing?.given).toBe(true);
  });

  it.each([
    { what: 'without the age', form: { ageConfirmed: false }, code: 'AGE_NOT_CONFIRMED' },
    { what: 'without the terms', form: { termsVersion: undefined }, code: 'TERMS_NOT_ACCEPTED' },
    { what: 'with old terms', form: { termsVersion: '2019' }, code: 'TERMS_NOT_ACCEPTED' },
    { what: 'without a proof', form: { proof: undefined }, code: 'PROOF_REQUIRED' },
    { what: 'with a false proof', form: { proof: 'e30=' }, code: 'PROOF_WRONG' },
    { what: 'without a username', form: { username: ' ' }, code: 'FIELD_INVALID' },
    { what: 'with a short username', form: { username: 'kav' }, code: 'FIELD_INVALID' },
    { what: 'with a digit first', form: { username: '2kavi26' }, code: 'FIELD_INVALID' },
    { what: 'without a password', form: { password: '' }, code: 'FIELD_INVALID' },
    {
      what: 'with the weak password',
      form: { password: '123456', confirmPassword: '123456' },
      code: 'PASSWORD_WEAK',
    },
    {
      what: 'with the username as password',
      form: { password: 'KAVI2026', confirmPassword: 'KAVI2026' },
      code: 'PASSWORD_WEAK',
    },
    {
      what: 'with another confirmation',
      form: { confirmPassword: 'Monsoon8' },
      code: 'PASSWORD_MISMATCH',
    },
    { what: 'with a wrong e-mail', form: { email: 'kavi@mail' }, code: 'FIELD_INVALID' },
    {
      what: 'with a number of no country',
      form: { mobileNum: '9812345678' },
      code: 'FIELD_INVALID',
    },
    { what: 'with letters in the number', form: { mobileNum: 'call me' }, code: 'FIELD_INVALID' },
    { what: 'with a taken username', form: { username: 'MIRA2026' }, code: 'USERNAME_TAKEN' },
    {
      what: 'with a taken number',
      form: { mobileNum: '9800001210', countryDialingCode: '91' },
      code: 'MOBILE_TAKEN',
    },
    { what: 'with a wrong invitation', form: { affiliateCode: 'NOBODY' }, code: 'AFFILIATE_WRONG' },
  ])(
    '$what opens nothing: $code [spec 5.11] [spec 5.12] [spec 5.17] [spec 5.18]',
    async ({ form, code }) => {
      const opened = await openJoining();
      const count = () => opened.store.transaction((tx) => tx.range(accounts, 'byId'));
      await opened.rules();
      const before = (await count()).length;
      expect(await opened.no(opened.join(form))).toMatchObject({ kind: 'refused', code });
      expect(await count()).toHaveLength(before);
    },
  );

  it('rejects a birthday below the age, and an invalid date', async () => {
    const { join, no, sandbox } = await openJoining();
    const fieldRules = { birthday: { enabled: true, required: true } };
    await sandbox.settings.set({ fieldRules });
    expect(await no(join())).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await no(join({ birthday: '2008-11-22' }))).toMatchObject({ code: 'AGE_NOT_CONFIRMED' });
    expect(await no(join({ birthday: '2001-02-29' }))).toMatchObject({ code: 'FIELD_INVALID' });
    expect((await join({ birthday: '2008-11-21' })).token).toBeDefined();
  });

  it('counts the age by the merchant’s days', async () => {
    const { join, no, sandbox } = await openJoining();
    await sandbox.settings.set({ fieldRules: { birthday: { enabled: true, required: true } } });
    const passUntil = async (at: number) =>
      sandbox.clock.setOffset((await sandbox.clock.offsetMs()) + at - (await sandbox.clock.now()));
    const birthday = '2008-11-22';
    // A minute before midnight in India, and two minutes later, when it is still the day before by UTC.
    await passUntil(Date.UTC(2026, 10, 21, 18, 29));
    expect(await no(join({ birthday }))).toMatchObject({ code: 'AGE_NOT_CONFIRMED' });
    await passUntil(Date.UTC(2026, 10, 21, 18, 31));
    expect((await join({ birthday })).token).toBeDefined();
  });

  it('follows the published rules, field by field, also when they are switched [spec 7.12] [spec 3.22] [spec 5.15]', async () => {
    const opened = await openJoining();
    const { rules, join, no, sandbox } = opened;
    expect(contract.registerSettings).toMatchObject({
      method: 'GET',
      path: '/wps/system/setting/register',
      token: false,
      encrypted: false,
    });
    expect((await rules()).idNumber).toMatchObject({ enabled: false });
    await join({ username: 'hidden2026', idNumber: 'not shown, so not kept' });
    expect((await rowOf(opened, 'hidden2026'))?.profile).toEqual({});

    const change = {
      enabled: true,
      required: true,
      patternId: 'digits',
      minLength: 4,
      maxLength: 4,
    };
    await sandbox.settings.set({
      fieldRules: { idNumber: change as typeof change & { patternId: 'digits' } },
    });
    expect((await rules()).idNumber).toEqual({ ...change, acceptedPattern: '[0-9]+' });
    for (const idNumber of [undefined, '123', '12345', 'abcd']) {
      const failure = await no(join({ idNumber }));
      expect(failure).toMatchObject({ code: 'FIELD_INVALID' });
    }
    await join({ idNumber: '1234' });
    expect((await rowOf(opened, 'kavi2026'))?.profile).toEqual({ idNumber: '1234' });
    await sandbox.settings.set({ fieldRules: { idNumber: {} } });
    expect((await rules()).idNumber).toMatchObject({ enabled: false });
  });

  it('sets a payment password that transfers then require', async () => {
    const opened = await openJoining();
    await opened.sandbox.settings.set({ fieldRules: { paymentPassword: { enabled: true } } });
    expect(await opened.no(opened.join())).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await opened.no(opened.join({ paymentPassword: 'Monsoon7' }))).toMatchObject({
      code: 'PASSWORD_SAME',
    });
    await opened.join({ paymentPassword: 'Pay2pay2' });
    expect((await rowOf(opened, 'kavi2026'))?.paymentHash).toMatch(/.+/);
  });

  it('is not offered where registration is by number only, nor by number where it is by username only', async () => {
    const byMobile = await openJoining({ USERNAMEREG3: false });
    expect(await byMobile.no(byMobile.join())).toMatchObject({ code: 'METHOD_NOT_OFFERED' });
    const byName = await openJoining({ MOBILENUMREG3: false });
    expect(await byName.no(byName.joinByMobile())).toMatchObject({ code: 'METHOD_NOT_OFFERED' });
  });

  it('requires a captcha after several forms from one IP address, and from that address only [spec 5.16]', async () => {
    const { join, no, from, rules, readCaptcha } = await openJoining();
    expect((await rules()).captcha.enabled).toBe(false);
    for (let time = 0; time < 3; time += 1) {
      expect(await no(join({ username: 'mira2026' }))).toMatchObject({ code: 'USERNAME_TAKEN' });
    }
    expect((await rules()).captcha).toMatchObject({ enabled: true, required: true });
    expect(await no(join())).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true });
    const elsewhere = await from('203.0.113.9').call(registerSettings, {});
    expect(elsewhere.captcha?.enabled).toBe(false);
    expect((await join({ username: 'noor2026' }, from('203.0.113.9'))).token).toBeDefined();

    const misread = { ...(await readCaptcha()), captcha: 'WRONG' };
    expect(await no(join(misread))).toMatchObject({ code: 'CAPTCHA_WRONG' });
    expect((await join(await readCaptcha())).token).toBeDefined();
  });

  it('opens one account when two request the same name at once', async () => {
    const { join } = await openJoining();
    const results = await Promise.allSettled([join(), join()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('registration by mobile number', () => {
  it('is an encrypted PUT, and the number becomes the username [spec 7.09] [spec 3.20] [spec 5.13]', async () => {
    expect(contract.registerMobile).toMatchObject({
      method: 'PUT',
      path: '/wps/member/register/mobile',
      token: false,
      encrypted: true,
    });
    const { joinByMobile, client, signIn, no } = await openJoining();
    expect(await no(joinByMobile({ mobileNum: '' }))).toMatchObject({ code: 'FIELD_INVALID' });
    const { token } = await joinByMobile();
    expect(await client(token).call(memberInfo, {})).toMatchObject({ account: '919812345678' });
    for (const written of ['9812345678', '098123 45678', '+91 98123-45678', '919812345678']) {
      expect((await signIn(written, { password: 'Monsoon7' })).token).toBeDefined();
    }
    expect(await no(joinByMobile())).toMatchObject({ code: 'MOBILE_TAKEN' });
  });

  it('tells the same digits of two countries apart', async () => {
    const { joinByMobile, client, signIn, no } = await openJoining();
    await joinByMobile();
    const another = { password: 'Another77', confirmPassword: 'Another77' };
    const { token } = await joinByMobile({ countryDialingCode: '880', ...another });
    expect((await client(token).call(memberInfo, {})).account).toBe('8809812345678');
    const abroad = await signIn('+880 9812345678', { password: 'Another77' });
    expect(abroad.token).toBeDefined();
    // Without a country it is a number of the merchant's own.
    expect((await signIn('9812345678', { password: 'Monsoon7' })).token).toBeDefined();
    expect(await no(signIn('9812345678', { password: 'Another77' }))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  it('sends a first password where the form has no field for it, and requires its change', async () => {
    const { joinByMobile, signIn, lastCode, sandbox, client } = await openJoining({
      MOBILENUMPASSREG3: false,
    });
    const joined = await joinByMobile({ password: undefined, confirmPassword: undefined });
    expect(joined).toMatchObject({ firstTimeLogin: true });
    expect((await client(joined.token).call(memberInfo, {})).account).toBe('919812345678');
    const [message] = await sandbox.inbox.list('MAYURA');
    expect(message).toMatchObject({ kind: 'sms', to: '+91 9812345678' });
    expect(message?.text).toContain(await lastCode());
    const again = await signIn('9812345678', { password: await lastCode() });
    expect(again).toMatchObject({ firstTimeLogin: true, token: expect.any(String) });
  });
});

it('works on a store in a file', async () => {
  const store = sqliteStore(':memory:');
  const { join, signIn, joinByMobile, no } = await openJoining({}, { store });
  await join();
  expect((await signIn('kavi2026', { password: 'Monsoon7' })).token).toBeDefined();
  await joinByMobile();
  expect(await no(joinByMobile())).toMatchObject({ code: 'MOBILE_TAKEN' });
  store.close();
});
