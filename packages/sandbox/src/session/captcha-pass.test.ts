import { affiliate, forgotByEmail } from '@livery/api/contract/registration';
import {
  captcha,
  captchaPass,
  login,
  memberInfo,
  rememberCreate,
  rememberLogin,
  secondStepVerify,
} from '@livery/api/contract/session';
import { describe, expect, it } from 'vitest';
import { policies } from '../policies.ts';
import { guessing, limitsOf } from '../policy.ts';
import { throttles } from './rows.ts';
import { throttleOf } from './rules.ts';
import { openSandbox } from './session.fixture.ts';

const minute = 60_000;
const required = { code: 'CAPTCHA_PASS_REQUIRED', captcha: false };
const wrongTries = 'MAYURA/wrong-tries/127.0.0.1';

/** A sandbox that has heard as much as it may from one address, and a client there that has read a picture. */
async function openCrowd(place = wrongTries) {
  const opened = openSandbox();
  const { store, sandbox, client, readCaptcha, guest } = opened;
  const { count } = throttleOf.wrongTriesOfAddress;
  const fill = async (where: string) => {
    const since = await sandbox.clock.now();
    await store.transaction((tx) => tx.put(throttles, where, { since, count }));
  };
  await fill(place);
  const passOf = async () => (await guest.call(captchaPass, await readCaptcha())).pass;
  return {
    ...opened,
    fill,
    passOf,
    withPass: async (pass?: string) => {
      const read = pass ?? (await passOf());
      return client(undefined, { captchaPass: async () => read });
    },
  };
}

describe('an address that has tried too often', () => {
  const signIn = { username: 'mira2026', password: 'Play4fun' };
  it.each([
    ['login', 'PROOF_REQUIRED', (from: Guest) => from.call(login, signIn)],
    [
      'login by SMS',
      'CODE_EXPIRED',
      (from: Guest) => from.call(login, { ...signIn, type: 'sms', username: '9800001210' }),
    ],
    [
      'login by a provider of SMS',
      'CODE_EXPIRED',
      (from: Guest) => from.call(login, { ...signIn, type: 'firebase' }),
    ],
    [
      'second step',
      'STEP_EXPIRED',
      (from: Guest) =>
        from.call(secondStepVerify, { ticket: 'none', method: 'mobile', answer: '1' }),
    ],
    [
      'mailed password',
      'ACCOUNT_UNKNOWN',
      (from: Guest) => from.call(forgotByEmail, { username: 'mira2026', email: 'a@b.example' }),
    ],
    [
      'affiliate code',
      'AFFILIATE_WRONG',
      (from: Guest) => from.call(affiliate, { affiliateCode: 'none' }),
    ],
  ] as const)(
    'is heard with a pass for a picture that was read, and not without: %s',
    async (_, heard, act) => {
      const { guest, no, withPass, client, sandbox } = await openCrowd();
      expect(await no(act(guest))).toMatchObject(required);
      expect(await no(act(await withPass()))).toMatchObject({ code: heard });
      await sandbox.status.set({ clientIp: '203.0.113.9' });
      expect(await no(act(client()))).toMatchObject({ code: heard });
    },
  );

  it('lets a member in with a pass, without a second press', async () => {
    const { withPass, proof, client } = await openCrowd();
    const { token } = await (await withPass()).call(login, { ...signIn, proof: await proof() });
    expect((await client(token).call(memberInfo, {})).account).toBe('mira2026');
  });

  it('lets a remembered member in: nobody guesses the token', async () => {
    const { guest, tokenOf, client, fill } = await openCrowd('elsewhere');
    const { rememberToken } = await client(await tokenOf('mira2026')).call(rememberCreate, {});
    await fill(wrongTries);
    expect((await guest.call(rememberLogin, { rememberToken })).token).toBeDefined();
  });

  it('is heard without a pass after five minutes', async () => {
    const { guest, no, pass } = await openCrowd();
    const ask = () => no(guest.call(affiliate, { affiliateCode: 'none' }));
    pass(5 * minute - 1);
    expect(await ask()).toMatchObject(required);
    pass(1);
    expect(await ask()).toMatchObject({ code: 'AFFILIATE_WRONG' });
  });

  it('gets so many wrong tries for one pass, and then another picture to read', async () => {
    const { no, withPass, passOf, client } = await openCrowd();
    const first = await withPass();
    for (let count = 0; count < throttleOf.triesOfPass.count; count += 1) {
      expect(await no(first.call(affiliate, { affiliateCode: 'none' }))).toMatchObject({
        code: 'AFFILIATE_WRONG',
      });
    }
    expect(await no(first.call(affiliate, { affiliateCode: 'none' }))).toMatchObject(required);
    const passes = [await passOf(), await passOf()];
    const asked = client(undefined, { captchaPass: async () => passes.shift() });
    expect(await no(asked.call(affiliate, { affiliateCode: 'none' }))).toMatchObject({
      code: 'AFFILIATE_WRONG',
    });
    expect(passes).toHaveLength(1);
  });
});

describe('a pass', () => {
  it('is given for each picture once, and for none that was misread', async () => {
    const { guest, no, readCaptcha } = openSandbox();
    const read = await readCaptcha();
    expect((await guest.call(captchaPass, read)).pass).toContain(read.captchaKey);
    expect(await no(guest.call(captchaPass, read))).toMatchObject({ code: 'CAPTCHA_WRONG' });
    const missed = { ...(await readCaptcha()), captcha: 'none' };
    expect(await no(guest.call(captchaPass, missed))).toMatchObject({
      code: 'CAPTCHA_WRONG',
      captcha: true,
    });
  });

  it('is worth nothing at another address, after ten minutes, or made up', async () => {
    const { no, withPass, passOf, sandbox, fill, pass } = await openCrowd();
    const look = async (text: string) =>
      no((await withPass(text)).call(affiliate, { affiliateCode: 'none' }));
    const good = await passOf();
    expect(await look(good)).toMatchObject({ code: 'AFFILIATE_WRONG' });
    for (const text of ['', '.', 'none', `${good}x`, `x${good}`, good.replace(/.$/, '')]) {
      expect([text, await look(text)]).toMatchObject([text, required]);
    }
    await sandbox.status.set({ clientIp: '203.0.113.9' });
    await fill('MAYURA/wrong-tries/203.0.113.9');
    expect(await look(good)).toMatchObject(required);
    await sandbox.status.set({ clientIp: '127.0.0.1' });
    pass(10 * minute);
    await fill(wrongTries);
    expect(await look(good)).toMatchObject(required);
  });
});

describe('the limits', () => {
  it('[spec 9.41] refuse the eleventh wrong mail for an account for five minutes, and no other account', async () => {
    const { guest, no, pass } = openSandbox();
    const ask = (username: string) =>
      no(guest.call(forgotByEmail, { username, email: 'a@b.example' }));
    for (let count = 0; count < 10; count += 1) {
      expect(await ask('mira2026')).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
    }
    pass(5 * minute - 1);
    expect(await ask('mira2026')).toMatchObject({ code: 'TOO_MANY' });
    expect(await ask('tara2026')).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
    pass(1);
    expect(await ask('mira2026')).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
  });

  it('let no call count guesses at a thing that does not hear passes', () => {
    const guessed = Object.values(policies).filter((policy) =>
      limitsOf(policy).includes(guessing.limits[0]),
    );
    expect(guessed.length).toBeGreaterThan(8);
    expect(guessed.filter(({ guesses }) => guesses !== true)).toEqual([]);
  });
});

it('a picture is drawn from strokes, another one for each key', async () => {
  const { guest } = openSandbox();
  const keys = Array.from({ length: 20 }, (_, index) => `a-key-of-picture-${index}`);
  const pictures = await Promise.all(keys.map((key) => guest.call(captcha, { key })));
  expect(new Set(pictures).size).toBe(keys.length);
});

type Guest = ReturnType<typeof openSandbox>['guest'];
