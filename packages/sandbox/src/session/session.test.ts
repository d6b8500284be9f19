import { registerSettings } from '@livery/api/contract/registration';
import {
  changePassword,
  login,
  logout,
  memberInfo,
  rememberCreate,
  rememberLogin,
  rememberRevoke,
  updateLanguage,
} from '@livery/api/contract/session';
import { balance } from '@livery/api/contract/wallet';
import { describe, expect, it } from 'vitest';
import { openSandbox, password, paymentPassword } from './session.fixture.ts';

const minute = 60_000;
const expired = (reason: string) => ({ kind: 'expired', reason });

describe('a session', () => {
  it('ends after half an hour without a call, and lasts while there are calls', async () => {
    const { client, tokenOf, pass, no } = openSandbox();
    const mira = client(await tokenOf('mira2026'));
    for (let count = 0; count < 5; count += 1) {
      pass(29 * minute);
      await mira.call(balance, {});
    }
    pass(30 * minute);
    expect(await no(mira.call(balance, {}))).toEqual(expired('expired'));
  });

  it('lasts as long as configured, and the clock can be moved', async () => {
    const { client, tokenOf, no, sandbox } = openSandbox();
    await sandbox.settings.set({ idleMs: 1000 });
    const mira = client(await tokenOf('mira2026'));
    await mira.call(memberInfo, {});
    await sandbox.clock.setOffset(1000);
    expect(await no(mira.call(memberInfo, {}))).toEqual(expired('expired'));
  });

  it('ends when the account logs in elsewhere, unless several are allowed', async () => {
    const { client, tokenOf, no, sandbox } = openSandbox();
    const first = client(await tokenOf('mira2026'));
    const second = client(await tokenOf('mira2026'));
    expect(await no(first.call(memberInfo, {}))).toEqual(expired('signedInElsewhere'));
    await sandbox.settings.set({ oneSession: false });
    const third = client(await tokenOf('mira2026'));
    expect((await second.call(memberInfo, {})).account).toBe('mira2026');
    expect((await third.call(memberInfo, {})).account).toBe('mira2026');
  });

  it('ends elsewhere when the account’s password changes [spec 7.10]', async () => {
    expect(changePassword).toMatchObject({
      method: 'POST',
      path: '/wps/member/password',
      token: true,
      encrypted: true,
    });
    const { client, tokenOf, no, sandbox, signIn } = openSandbox();
    await sandbox.settings.set({ oneSession: false });
    const here = client(await tokenOf('first2026'));
    const there = client(await tokenOf('first2026'));
    await here.call(changePassword, {
      oldPassword: password,
      newPassword: 'MyOwn2026',
      confirmNewPassword: 'MyOwn2026',
    });
    expect((await here.call(memberInfo, {})).account).toBe('first2026');
    expect(await no(there.call(memberInfo, {}))).toEqual(expired('passwordChanged'));
    expect(await no(signIn('first2026'))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const again = await signIn('first2026', { password: 'MyOwn2026' });
    expect(again).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
  });

  it('ends with the logout, and belongs to one merchant', async () => {
    const { client, tokenOf, no } = openSandbox();
    const token = await tokenOf('mira2026');
    const elsewhere = client(token, { merchantCode: 'SENVANG' });
    expect(await no(elsewhere.call(memberInfo, {}))).toEqual(expired('expired'));
    await client(token).call(logout, {});
    expect(await no(client(token).call(memberInfo, {}))).toEqual(expired('expired'));
    expect(logout).toMatchObject({ path: '/wps/session/logout', token: true, encrypted: false });
  });

  it('is reported as ended once, by the first call that detects it', async () => {
    const { client, tokenOf, pass, no } = openSandbox();
    const reasons: string[] = [];
    const token = await tokenOf('mira2026');
    const mira = client(token, { onExpired: (reason) => reasons.push(reason) });
    pass(31 * minute);
    await Promise.all([no(mira.call(balance, {})), no(mira.call(memberInfo, {}))]);
    await no(mira.call(logout, {}));
    expect(reasons).toEqual(['expired']);
  });
});

describe('the member behind it', () => {
  it('has a balance with the decimals of the currency', async () => {
    const { client, tokenOf, proof } = openSandbox();
    const { sumBalance } = await client(await tokenOf('mira2026')).call(balance, {});
    expect(sumBalance).toBe('1234567.89');
    const vietnam = client(undefined, { merchantCode: 'SENVANG' });
    const { token } = await vietnam.call(login, {
      username: 'mira2026',
      password,
      proof: await proof(),
    });
    const there = client(token, { merchantCode: 'SENVANG' });
    expect(await there.call(balance, {})).toEqual({ sumBalance: '52700000000' });
    expect(balance).toMatchObject({ path: '/wps/v2/wallets/balance', method: 'GET', token: true });
  });

  it('sends its language to the platform', async () => {
    const { client, tokenOf } = openSandbox();
    const mira = client(await tokenOf('mira2026'));
    expect(await mira.call(updateLanguage, { language: 'HI' })).toBeUndefined();
  });

  it.each([
    { old: 'wrong', next: 'MyOwn2026', code: 'PASSWORD_WRONG' },
    { old: '123456', next: '123456', code: 'PASSWORD_WEAK' },
    { old: '123456', next: 'Short1', code: 'PASSWORD_WEAK' },
    { old: '123456', next: 'With space 1', code: 'PASSWORD_WEAK' },
    { old: '123456', next: 'weak2026', code: 'PASSWORD_WEAK' },
    { old: '123456', next: 'password', code: 'PASSWORD_WEAK' },
    { old: '123456', next: 'x'.repeat(21), code: 'PASSWORD_WEAK' },
  ])('may not change its password from $old to $next: $code', async ({ old, next, code }) => {
    const { client, signIn, no } = openSandbox();
    const { token } = await signIn('weak2026', { password: '123456' });
    const change = { oldPassword: old, newPassword: next, confirmNewPassword: next };
    expect(await no(client(token).call(changePassword, change))).toMatchObject({ code });
  });

  it('must choose another password and confirm it [spec 3.24]', async () => {
    const { client, tokenOf, no } = openSandbox();
    const mira = client(await tokenOf('mira2026'));
    const change = (newPassword: string, confirmNewPassword: string) =>
      mira.call(changePassword, { oldPassword: password, newPassword, confirmNewPassword });
    expect(await no(change(password, password))).toMatchObject({ code: 'PASSWORD_SAME' });
    expect(await no(change('MyOwn2026', 'MyOwn2027'))).toMatchObject({ code: 'PASSWORD_MISMATCH' });
  });

  it('may not choose its payment password, nor try it out this way', async () => {
    const { client, tokenOf, no, pass } = openSandbox();
    const mira = client(await tokenOf('mira2026'));
    let old = password;
    const choose = async (next: string) => {
      const change = { oldPassword: old, newPassword: next, confirmNewPassword: next };
      await mira.call(changePassword, change);
      old = next;
    };
    expect(await no(choose(paymentPassword))).toMatchObject({ code: 'PASSWORD_SAME' });
    for (const next of ['Try2026a', 'Try2026b', 'Try2026c', 'Try2026d']) await choose(next);
    expect(await no(choose(paymentPassword))).toMatchObject({ code: 'TOO_MANY' });
    pass(5 * minute);
    await choose('Try2026e');
  });
});

describe('a remembered login', () => {
  const remember = async () => {
    const parts = openSandbox();
    const mira = parts.client(await parts.tokenOf('mira2026'));
    const { rememberToken } = await mira.call(rememberCreate, {});
    const recall = () => parts.guest.call(rememberLogin, { rememberToken });
    return { ...parts, mira, rememberToken, recall };
  };
  const over = { code: 'REMEMBER_EXPIRED' };

  it('gives a session for one day at most', async () => {
    const { recall, pass, client, no } = await remember();
    pass(24 * 60 * minute - 1);
    const { token } = await recall();
    expect((await client(token).call(memberInfo, {})).account).toBe('mira2026');
    pass(1);
    expect(await no(recall())).toMatchObject(over);
  });

  it('is over when it is revoked, and when the password changes', async () => {
    const { recall, guest, rememberToken, no } = await remember();
    await guest.call(rememberRevoke, { rememberToken });
    expect(await no(recall())).toMatchObject(over);
    const other = await remember();
    const change = {
      oldPassword: password,
      newPassword: 'MyOwn2026',
      confirmNewPassword: 'MyOwn2026',
    };
    await other.mira.call(changePassword, change);
    expect(await other.no(other.recall())).toMatchObject(over);
  });
});

describe('the register settings', () => {
  it('hold a rule for each field [spec 3.22] [spec 7.12]', async () => {
    const { guest } = openSandbox();
    const rules = await guest.call(registerSettings, {});
    expect(rules.username).toEqual({
      enabled: true,
      required: true,
      minLength: 6,
      maxLength: 16,
      patternId: 'letterFirst',
      acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
    });
    expect(rules.line).toMatchObject({ enabled: false });
    expect(registerSettings).toMatchObject({
      method: 'GET',
      path: '/wps/system/setting/register',
      token: false,
      encrypted: false,
    });
  });
});
