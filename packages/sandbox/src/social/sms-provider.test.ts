import { login } from '@livery/api/contract/session';
import { describe, expect, it } from 'vitest';
import { openJoining } from '../registration/registration.fixture.ts';
import { smsErrorCodes } from './sms-errors.ts';

const mira = { countryDialingCode: '91', mobileNo: '9800001210' };
const newUser = { countryDialingCode: '91', mobileNo: '09812345678' };

async function openProvider() {
  const opened = await openJoining({ REGMOBVERF3: true });
  const { sandbox, guest, lastCode } = opened;
  async function ask(act: 'send' | 'confirm', body: unknown, merchant = 'MAYURA') {
    const answer = await sandbox.fetch(
      new Request(`http://localhost/sandbox/third-party-sms/${act}`, {
        method: 'POST',
        headers: { Merchant: merchant },
        body: JSON.stringify(body),
      }),
    );
    // Each answer is one of the three shapes that the provider documents.
    return (await answer.json()) as {
      sessionInfo?: string;
      idToken?: string;
      error?: { code: string };
    };
  }
  const failing = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).error?.code;
  return {
    ...opened,
    ask,
    failing,
    tokenFor: async (number: typeof mira) => {
      const { sessionInfo } = await ask('send', number);
      return (await ask('confirm', { sessionInfo, code: await lastCode() })).idToken ?? '';
    },
    enter: (password: string, username = mira.mobileNo) =>
      guest.call(login, { username, password, type: 'firebase' }),
  };
}

describe('the provider of third-party SMS', () => {
  it('sends a code into the inbox and gives a signed token for it', async () => {
    const { ask, sandbox, lastCode } = await openProvider();
    const { sessionInfo } = await ask('send', mira);
    expect((await sandbox.inbox.list('MAYURA'))[0]?.to).toBe('+91 9800001210');
    const { idToken = '' } = await ask('confirm', { sessionInfo, code: await lastCode() });
    const [, payload = ''] = idToken.split('.');
    expect(JSON.parse(atob(payload))).toMatchObject({
      phone_number: '+919800001210',
      aud: 'MAYURA',
    });
  });

  it('reports errors by the codes of such providers', async () => {
    const { ask, failing, lastCode, pass } = await openProvider();
    expect(await failing('send', {})).toBe('auth/missing-phone-number');
    expect(await failing('send', null)).toBe('auth/missing-phone-number');
    expect(await failing('send', { ...mira, mobileNo: '12' })).toBe('auth/invalid-phone-number');
    const { sessionInfo } = await ask('send', mira);
    expect(await failing('send', mira)).toBe('auth/too-many-requests');
    expect(await failing('confirm', { sessionInfo })).toBe('auth/missing-verification-code');
    const wrong = { sessionInfo, code: 'x' };
    expect(await failing('confirm', wrong)).toBe('auth/invalid-verification-code');
    expect(await failing('confirm', { sessionInfo: 'none', code: '1' })).toBe('auth/code-expired');
    pass(2 * 60_000);
    const late = { sessionInfo, code: await lastCode() };
    expect(await failing('confirm', late)).toBe('auth/code-expired');
    expect(await failing('send', mira, 'SENVANG')).toBe('auth/operation-not-allowed');
  });

  it.each(smsErrorCodes)('answers %s on demand, until it is reset', async (smsError) => {
    const { failing, ask, sandbox } = await openProvider();
    await sandbox.settings.set({ smsError });
    expect(await failing('send', mira)).toBe(smsError);
    await sandbox.settings.set({ smsError: null });
    expect((await ask('send', mira)).sessionInfo).toBeDefined();
  });
});

describe("the provider's token", () => {
  it('logs in the member of its number, once [spec 3.16]', async () => {
    const { tokenFor, enter, no } = await openProvider();
    const token = await tokenFor(mira);
    expect((await enter(token, '09800001210')).token).toBeDefined();
    expect(await no(enter(token))).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('registers with its number in place of a code [spec 3.20]', async () => {
    const { tokenFor, joinByMobile, no } = await openProvider();
    const firebaseIdToken = await tokenFor(newUser);
    const by = { firebaseChannel: 'sms', firebaseIdToken } as const;
    const other = joinByMobile({ mobileNum: '9812345679', ...by });
    expect(await no(other)).toMatchObject({ code: 'CODE_WRONG' });
    expect((await joinByMobile(by)).token).toBeDefined();
    expect(await no(joinByMobile(by))).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('is rejected when it is false, old, of another number or of an unknown one', async () => {
    const { tokenFor, enter, no, pass } = await openProvider();
    const [head, payload, signature] = (await tokenFor(mira)).split('.');
    const forged = btoa(
      JSON.stringify({ ...JSON.parse(atob(payload ?? '')), mobileNo: '9800001211' }),
    );
    for (const token of ['', 'x.y.z', `${head}.${forged.replace(/=+$/, '')}.${signature}`]) {
      expect(await no(enter(token))).toMatchObject({ code: 'CODE_EXPIRED' });
    }
    expect(await no(enter(`${head}.${payload}.${signature}`, '9800001211'))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const unknown = await tokenFor(newUser);
    expect(await no(enter(unknown, '9812345678'))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    pass(1000);
    const old = await tokenFor(mira);
    pass(5 * 60_000);
    expect(await no(enter(old))).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('logs in nobody where login by number is off', async () => {
    const { tokenFor, enter, no, sandbox } = await openProvider();
    const token = await tokenFor(mira);
    await sandbox.settings.set({ siteSettings: { MOBILEVERCODELOGIN3: false } });
    expect(await no(enter(token))).toMatchObject({ code: 'METHOD_NOT_OFFERED' });
  });
});
