import { contract } from '@livery/api/contract';
import { acceptTerms, affiliate, terms } from '@livery/api/contract/registration';
import { memberInfo } from '@livery/api/contract/session';
import { transferTargets } from '@livery/api/contract/transfers';
import { describe, expect, it } from 'vitest';
import { affiliateCodeOf } from '../account/find.ts';
import { openJoining, rowOf } from './registration.fixture.ts';

describe('the referrer of a member', () => {
  it('is checked by a plain GET of the code [spec 7.11]', async () => {
    expect(contract.affiliate).toMatchObject({
      method: 'GET',
      path: '/wps/agent/affiliate',
      token: false,
      encrypted: false,
    });
    const opened = await openJoining();
    await opened.rules();
    const arun = await rowOf(opened, 'arun2026');
    const code = affiliateCodeOf({ id: arun?.id ?? '' });
    const { guest, no } = opened;
    const found = await guest.call(affiliate, { affiliateCode: ` ${code.toLowerCase()} ` });
    expect(found).toEqual({ affiliateCode: code });
    const trial = affiliateCodeOf({ id: (await rowOf(opened, 'trial2026'))?.id ?? '' });
    for (const affiliateCode of ['', 'ZZZZ', '../1', trial, '9'.repeat(400)]) {
      const failure = await no(guest.call(affiliate, { affiliateCode }));
      expect(failure).toMatchObject({ code: 'AFFILIATE_WRONG' });
    }
  });

  it('becomes the upline, by affiliate code, by the code of the URL or by recommender', async () => {
    const opened = await openJoining({ DIRECTREG3: false });
    const { join, no, client, sandbox, from } = opened;
    await opened.rules();
    const code = affiliateCodeOf({ id: (await rowOf(opened, 'arun2026'))?.id ?? '' });
    expect(await no(join())).toMatchObject({ code: 'AFFILIATE_REQUIRED' });
    const { token } = await join({ affiliateCode: code });
    const { upline } = await client(token).call(transferTargets, {});
    expect(upline).toMatchObject({ account: 'arun2026' });
    await join({ username: 'noor2026', referralCode: code });
    expect((await rowOf(opened, 'noor2026'))?.upline).toBe('MAYURA/arun2026');
    await sandbox.settings.set({ fieldRules: { recommenderId: { enabled: true } } });
    const visitor = from('203.0.113.9');
    await join({ username: 'omar2026', recommenderId: 'bela2026' }, visitor);
    expect((await rowOf(opened, 'omar2026'))?.upline).toBe('MAYURA/bela2026');
    const wrong = join({ username: 'zara2026', recommenderId: 'nobody' }, visitor);
    expect(await no(wrong)).toMatchObject({ code: 'AFFILIATE_WRONG' });
  });

  it('may be named by a mobile number, written in any way that is dialled', async () => {
    const opened = await openJoining();
    const { join, joinByMobile, sandbox, from } = opened;
    await sandbox.settings.set({ fieldRules: { recommenderId: { enabled: true } } });
    await joinByMobile({ countryDialingCode: '880' });
    for (const [username, recommenderId, ip] of [
      ['qara2026', '008809812345678', '203.0.113.2'],
      ['ravi2026', '8809812345678', '203.0.113.3'],
    ] as const) {
      await join({ username, recommenderId }, from(ip));
      expect((await rowOf(opened, username))?.upline).toBe('MAYURA/8809812345678');
    }
  });

  it('is nobody when the code of the URL is wrong and none is required', async () => {
    const opened = await openJoining();
    await opened.join({ referralCode: 'NOBODY' });
    expect((await rowOf(opened, 'kavi2026'))?.upline).toBeUndefined();
  });
});

describe('the terms', () => {
  it('have version and date, in the language of the call', async () => {
    const { guest, client } = await openJoining();
    expect(await guest.call(terms, {})).toMatchObject({
      version: '2026-1',
      date: Date.parse('2026-01-01'),
      language: 'EN',
      content: expect.stringContaining('<h2>Terms of use</h2>'),
    });
    const hindi = await client(undefined, { language: () => 'HI' }).call(terms, {});
    expect(hindi).toMatchObject({ language: 'HI', content: expect.stringContaining('शर्तें') });
  });

  it('are accepted again when another version is in force [spec B2.26]', async () => {
    const { client, tokenOf, sandbox, guest, no } = await openJoining();
    const own = client(await tokenOf('mira2026'));
    expect((await own.call(memberInfo, {})).termsVersion).toBe('2026-1');
    await sandbox.settings.set({ termsVersion: '2026-2' });
    const { version, date } = await guest.call(terms, {});
    expect([version, date]).toEqual(['2026-2', await sandbox.clock.now()]);
    const old = own.call(acceptTerms, { version: '2026-1' });
    expect(await no(old)).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
    await own.call(acceptTerms, { version });
    expect((await own.call(memberInfo, {})).termsVersion).toBe('2026-2');
  });
});
