import { contract } from '@livery/api/contract';
import { registerSms } from '@livery/api/contract/registration';
import { describe, expect, it } from 'vitest';
import { filled, openJoining } from './registration.fixture.ts';

describe('the registration code', () => {
  it('is requested by POST, sent to the number, and valid for both forms [spec 7.22] [spec 7.52] [spec 3.23]', async () => {
    expect(contract.registerSms).toMatchObject({
      method: 'POST',
      path: '/wps/verification/sms/register',
      token: false,
      encrypted: false,
    });
    const { askCode, join, joinByMobile, lastCode, sandbox, pass } = await openJoining({
      REGMOBVERF3: true,
    });
    expect(await askCode('09812345678')).toEqual({ expiredMinutes: 2 });
    expect((await sandbox.inbox.list('MAYURA'))[0]).toMatchObject({ to: '+91 9812345678' });
    const mobile = { mobileNum: '9812345678', countryDialingCode: '91' };
    expect((await join({ ...mobile, verificationCode: await lastCode() })).token).toBeDefined();
    pass(1000);
    await askCode('9812345679');
    const verificationCode = ` ${await lastCode()} `;
    const joined = await joinByMobile({ mobileNum: '9812345679', verificationCode });
    expect(joined.token).toBeDefined();
  });

  it('is required, and must be the one sent to the same number [spec 5.14]', async () => {
    const { askCode, joinByMobile, no, lastCode } = await openJoining({ REGMOBVERF3: true });
    expect(await no(joinByMobile())).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await no(joinByMobile({ verificationCode: '000000' }))).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    await askCode();
    const verificationCode = await lastCode();
    expect(await no(joinByMobile({ verificationCode: 'x'.repeat(256) }))).toMatchObject({
      code: 'FIELD_INVALID',
    });
    expect(await no(joinByMobile({ verificationCode: 'x'.repeat(255) }))).toMatchObject({
      code: 'CODE_WRONG',
    });
    const other = joinByMobile({ verificationCode, countryDialingCode: '880' });
    expect(await no(other)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('expires after its minutes, and after five wrong attempts', async () => {
    const { askCode, joinByMobile, no, lastCode, pass, from, proof } = await openJoining({
      REGMOBVERF3: true,
    });
    await askCode();
    pass(2 * 60_000);
    expect(await no(joinByMobile({ verificationCode: await lastCode() }))).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    await askCode();
    const right = await lastCode();
    for (let time = 0; time < 5; time += 1) {
      const visitor = from(`203.0.113.${time}`);
      const form = { ...filled, mobileNum: '9812345678', countryDialingCode: '91' };
      const wrong = visitor.call(contract.registerMobile, {
        ...form,
        proof: await proof(),
        verificationCode: '1',
      });
      expect(await no(wrong)).toMatchObject({ code: 'CODE_WRONG' });
    }
    expect(await no(joinByMobile({ verificationCode: right }))).toMatchObject({
      code: 'CODE_EXPIRED',
    });
  });

  it('stays valid when another field was wrong, and is used up by registration', async () => {
    const { askCode, join, joinByMobile, no, lastCode } = await openJoining({ REGMOBVERF3: true });
    await askCode();
    const proven = {
      mobileNum: '9812345678',
      countryDialingCode: '91',
      verificationCode: await lastCode(),
    };
    expect(await no(join({ ...proven, username: 'mira2026' }))).toMatchObject({
      code: 'USERNAME_TAKEN',
    });
    expect((await join(proven)).token).toBeDefined();
    expect(await no(joinByMobile(proven))).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('is sent to one number once a second and five times in five minutes at most [spec 5.08] [spec 9.15]', async () => {
    const { askCode, no, pass } = await openJoining({ REGMOBVERF3: true });
    await askCode();
    expect(await no(askCode())).toMatchObject({ code: 'TOO_MANY' });
    for (let time = 0; time < 4; time += 1) {
      pass(1000);
      await askCode();
    }
    pass(1000);
    expect(await no(askCode())).toMatchObject({ code: 'TOO_MANY' });
    pass(5 * 60_000);
    expect(await askCode()).toEqual({ expiredMinutes: 2 });
  });

  it('is not sent to an invalid number, without a proof, or where none is needed', async () => {
    const { askCode, no, guest, sandbox } = await openJoining({ REGMOBVERF3: true });
    for (const mobileNo of ['', '12345', 'call me', '1'.repeat(16)]) {
      expect(await no(askCode(mobileNo))).toMatchObject({ code: 'FIELD_INVALID' });
    }
    expect(await no(askCode('9812345678', 'IN'))).toMatchObject({ code: 'FIELD_INVALID' });
    const number = { countryDialingCode: '91', mobileNo: '9812345678' };
    expect(await no(guest.call(registerSms, number))).toMatchObject({ code: 'PROOF_REQUIRED' });
    await sandbox.settings.set({ siteSettings: { REGMOBVERF3: false } });
    expect(await no(askCode())).toMatchObject({ code: 'METHOD_NOT_OFFERED' });
    expect(await sandbox.inbox.list('MAYURA')).toEqual([]);
  });
});
