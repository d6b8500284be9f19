import { contract } from '@livery/api/contract';
import { forgotSms, setPasswordByPhone } from '@livery/api/contract/registration';
import {
  memberInfo,
  rememberCreate,
  rememberLogin,
  secondStepCode,
} from '@livery/api/contract/session';
import { balance } from '@livery/api/contract/wallet';
import { describe, expect, it } from 'vitest';
import { openJoining } from './registration.fixture.ts';

const minute = 60_000;
/** Of mira2026. */
const mobileNum = '9800001210';

async function openForgotten(...options: Parameters<typeof openJoining>) {
  const opened = await openJoining(...options);
  const { sandbox, guest, proof } = opened;
  return {
    ...opened,
    askCode: async (mobileNo = mobileNum) =>
      guest.call(forgotSms, { countryDialingCode: '91', mobileNo, proof: await proof() }),
    setPassword: (verificationCode: string, newPassword = 'Monsoon7') =>
      guest.call(setPasswordByPhone, { newPassword, mobileNum, verificationCode }),
    /** Posts a form, as the page does. */
    async mail(fields: Record<string, string>) {
      const answer = await sandbox.fetch(
        new Request('http://localhost/wps/member/password/email', {
          method: 'POST',
          headers: { Merchant: 'MAYURA' },
          body: new URLSearchParams(fields),
        }),
      );
      return { status: answer.status, body: await answer.json() };
    },
  };
}

describe('password reset by email', () => {
  const right = { username: 'mira2026', email: 'Mira2026@mail.example ' };

  it('is requested by a form, and a new password is mailed [spec 7.13]', async () => {
    expect(contract.forgotByEmail).toMatchObject({
      method: 'POST',
      path: '/wps/member/password/email',
      token: false,
      encrypted: false,
      body: 'form',
    });
    const { mail, sandbox, signIn, lastCode } = await openForgotten();
    expect(await mail(right)).toMatchObject({ status: 200, body: { success: true } });
    const [message] = await sandbox.inbox.list('MAYURA');
    expect(message).toMatchObject({ kind: 'email', to: 'mira2026@mail.example' });
    const signed = await signIn('mira2026', { password: await lastCode() });
    expect(signed).toMatchObject({ token: expect.any(String), firstTimeLogin: true });
  });

  it('keeps the old password valid until the new one is used, and then ends the sessions of the old one', async () => {
    const { mail, signIn, lastCode, client, tokenOf, no } = await openForgotten();
    await mail(right);
    const before = client(await tokenOf('mira2026'));
    await before.call(balance, {});
    await signIn('mira2026', { password: await lastCode() });
    expect(await no(before.call(balance, {}))).toMatchObject({
      kind: 'expired',
      reason: 'passwordChanged',
    });
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('ends the remembered logins of the old password when it is used', async () => {
    const { mail, signIn, lastCode, client, tokenOf, guest, no } = await openForgotten();
    const before = client(await tokenOf('mira2026'));
    const { rememberToken } = await before.call(rememberCreate, {});
    await mail(right);
    await signIn('mira2026', { password: await lastCode() });
    expect(await no(guest.call(rememberLogin, { rememberToken }))).toMatchObject({
      code: 'REMEMBER_EXPIRED',
    });
  });

  it('is valid for half an hour, and only the newest password is', async () => {
    const { mail, signIn, lastCode, no, pass } = await openForgotten();
    await mail(right);
    const first = await lastCode();
    pass(1000);
    await mail(right);
    expect(await no(signIn('mira2026', { password: first }))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    pass(30 * minute);
    const late = signIn('mira2026', { password: await lastCode() });
    expect(await no(late)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it.each([
    { username: 'nobody2026', email: 'mira2026@mail.example' },
    { username: 'mira2026', email: 'tara2026@mail.example' },
    { username: 'mira2026', email: '' },
  ])('sends nothing to %o, who is unknown', async (fields) => {
    const { mail, sandbox } = await openForgotten();
    expect(await mail(fields)).toMatchObject({
      status: 400,
      body: { code: 'ACCOUNT_UNKNOWN', message: 'Username/Email does not exist' },
    });
    expect(await sandbox.inbox.list('MAYURA')).toEqual([]);
  });

  it('leaves the tries and codes of the second step of a login alone', async () => {
    const { mail, signIn, guest, answerStep } = await openForgotten();
    const far = { username: 'faraway2026', email: 'faraway2026@mail.example' };
    for (let time = 0; time < 6; time += 1) await mail(far);
    for (let time = 0; time < 11; time += 1) await mail({ ...far, email: 'wrong@mail.example' });
    const ticket = (await signIn('faraway2026')).secondStep?.ticket ?? '';
    await guest.call(secondStepCode, { ticket, method: 'mobile' });
    expect((await answerStep(ticket, 'holder', 'Farah Kumari')).token).toBeDefined();
  });

  it('rejects a form that lacks a field, and a sixth mail in five minutes', async () => {
    const { mail } = await openForgotten();
    expect(await mail({ username: 'mira2026' })).toMatchObject({
      body: { code: 'INVALID_REQUEST' },
    });
    for (let time = 0; time < 5; time += 1) await mail(right);
    expect(await mail(right)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
  });
});

describe('password reset by phone', () => {
  it('sets a password with the code, and the member logs in with an empty type [spec 7.18]', async () => {
    expect(contract.setPasswordByPhone).toMatchObject({
      method: 'POST',
      path: '/wps/member/password/verification',
      token: false,
      encrypted: true,
    });
    const { askCode, setPassword, lastCode, signIn, wire, no } = await openForgotten();
    expect(await askCode()).toEqual({ expiredMinutes: 2 });
    const { username } = await setPassword(await lastCode());
    const signed = await signIn(username, { password: 'Monsoon7', type: '' });
    expect(signed).toMatchObject({ token: expect.any(String), firstTimeLogin: false });
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(wire.join()).not.toContain('Monsoon7');
  });

  it('ends the sessions of the account and unlocks it', async () => {
    const { askCode, setPassword, lastCode, signIn, client, tokenOf, no } = await openForgotten();
    const before = client(await tokenOf('mira2026'));
    for (let time = 0; time < 3; time += 1) await no(signIn('mira2026', { password: 'wrong' }));
    await askCode();
    await setPassword(await lastCode());
    expect(await no(before.call(balance, {}))).toMatchObject({ reason: 'passwordChanged' });
    expect((await signIn('mira2026', { password: 'Monsoon7' })).token).toBeDefined();
  });

  it('requires the right code once, before it expires, and an allowed password', async () => {
    const { askCode, setPassword, lastCode, no, pass } = await openForgotten();
    expect(await no(setPassword('000000'))).toMatchObject({ code: 'CODE_EXPIRED' });
    await askCode();
    expect(await no(setPassword('x'))).toMatchObject({ code: 'CODE_WRONG' });
    expect(await no(setPassword(await lastCode(), '123456'))).toMatchObject({
      code: 'PASSWORD_WEAK',
    });
    await setPassword(await lastCode());
    expect(await no(setPassword(await lastCode()))).toMatchObject({ code: 'CODE_EXPIRED' });
    pass(1000);
    await askCode();
    pass(2 * minute);
    expect(await no(setPassword(await lastCode()))).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('is for the number of one country: the same digits of another are another member’s', async () => {
    const { joinByMobile, guest, proof, sandbox, signIn, client, no } = await openForgotten();
    const mobile = '9812345678';
    const codes = new Map<string, string>();
    for (const countryDialingCode of ['91', '880']) {
      await joinByMobile({ countryDialingCode });
      await guest.call(forgotSms, { countryDialingCode, mobileNo: mobile, proof: await proof() });
      const list = await sandbox.inbox.list('MAYURA');
      const sent = list.find(({ to }) => to === `+${countryDialingCode} ${mobile}`);
      codes.set(countryDialingCode, sent?.code ?? '');
    }
    const setTo = (newPassword: string, code: string, countryDialingCode: string) =>
      guest.call(setPasswordByPhone, {
        newPassword,
        mobileNum: mobile,
        countryDialingCode,
        verificationCode: codes.get(code) ?? '',
      });
    expect(await no(setTo('Another77', '91', '880'))).toMatchObject({ code: 'CODE_WRONG' });
    const { username } = await setTo('Another77', '880', '880');
    const { token } = await signIn(username, { password: 'Another77', type: '' });
    expect((await client(token).call(memberInfo, {})).account).toBe(`880${mobile}`);
    for (const written of ['+880 98123-45678', '+880 09812345678', '008809812345678'])
      await signIn(written, { password: 'Another77' });
    expect(await no(signIn(`91${mobile}`, { password: 'Another77' }))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  it('reveals nothing about a number without an account', async () => {
    const { askCode, sandbox } = await openForgotten();
    expect(await askCode('9899999999')).toEqual({ expiredMinutes: 2 });
    expect(await sandbox.inbox.list('MAYURA')).toEqual([]);
  });

  it('is offered only if the merchant has switched it on', async () => {
    const { askCode, setPassword, no } = await openForgotten({ CHNGPASSVERIF3: false });
    expect(await no(askCode())).toMatchObject({ code: 'METHOD_NOT_OFFERED' });
    expect(await no(setPassword('000000'))).toMatchObject({ code: 'METHOD_NOT_OFFERED' });
  });

  it('rejects a code that was sent for another purpose', async () => {
    const { setPassword, no, guest, proof, lastCode, sandbox } = await openForgotten();
    await sandbox.settings.set({ siteSettings: { REGMOBVERF3: true } });
    await guest.call(contract.registerSms, {
      countryDialingCode: '91',
      mobileNo: mobileNum,
      proof: await proof(),
    });
    expect(await no(setPassword(await lastCode()))).toMatchObject({ code: 'CODE_EXPIRED' });
  });
});
