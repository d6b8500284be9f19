import { sessionKeys } from '@livery/api/contract/keys';
import {
  captcha,
  changePassword,
  login,
  memberInfo,
  secondStepCode,
  smsLoginCode,
  verificationChallenge,
} from '@livery/api/contract/session';
import { createJweCipher } from '@livery/api/jwe';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { accounts, attempts } from './rows.ts';
import { authenticatorOf } from './second-step.ts';
import { openSandbox, password, proofOf } from './session.fixture.ts';

const minute = 60_000;

describe('sign-in', () => {
  it.each([
    { username: 'mira2026', type: 0, rank: 5 },
    { username: 'tara2026', type: 0, rank: 1 },
    { username: 'arun2026', type: 1, rank: 1 },
    { username: 'trial2026', type: 4, rank: 1 },
  ])('gives $username a token that identifies the account', async ({ username, type, rank }) => {
    const { client, tokenOf } = openSandbox();
    const info = await client(await tokenOf(username)).call(memberInfo, {});
    expect(info).toMatchObject({ account: username, type, clubLabel: { rankLevel: rank } });
  });

  it('answers with the flags of a forced change [spec 3.17]', async () => {
    const { signIn } = openSandbox();
    const flags = { firstTimeLogin: false, passwordExpired: false };
    const token = expect.stringMatching(/^[\w-]{32}$/);
    expect(await signIn('mira2026')).toMatchObject({ ...flags, token });
    expect(await signIn('first2026')).toMatchObject({ ...flags, token, firstTimeLogin: true });
    expect(await signIn('expired2026')).toMatchObject({ ...flags, token, passwordExpired: true });
    expect(await signIn('weak2026', { password: '123456' })).toMatchObject({ ...flags, token });
  });

  it('returns the time and place of the previous login', async () => {
    const { signIn, pass, sandbox } = openSandbox();
    expect((await signIn('mira2026')).previousLogin).toBeUndefined();
    const { now } = sandbox.clock;
    const first = await now();
    pass(minute);
    const { previousLogin } = await signIn('mira2026');
    expect(previousLogin).toEqual({ time: first, place: '127.0.0.1' });
  });

  it('takes a username in any case, and with spaces around it', async () => {
    const { signIn } = openSandbox();
    expect((await signIn('  Mira2026 ')).token).toBeDefined();
  });

  it('gives the same answer for no account, wrong password, excluded with a wrong password', async () => {
    const { signIn, no } = openSandbox();
    const answers = [
      await no(signIn('nobody2026')),
      await no(signIn('mira2026', { password: 'wrong' })),
      await no(signIn('closed2026', { password: 'wrong' })),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'WRONG_CREDENTIALS', captcha: false });
    expect(await no(signIn('closed2026'))).toMatchObject({ code: 'ACCOUNT_EXCLUDED' });
  });

  it('is rejected unencrypted, without a proof, and with a proof that is false, old or used', async () => {
    const { guest, no, signIn, sandbox, proof, pass } = openSandbox();
    const plain = await sandbox.fetch(
      new Request('http://localhost/wps/session/login', {
        method: 'POST',
        body: JSON.stringify({ username: 'mira2026', password, proof: await proof() }),
      }),
    );
    expect(await plain.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
    const without = guest.call(login, { username: 'mira2026', password });
    expect(await no(without)).toMatchObject({ code: 'PROOF_REQUIRED' });

    const wrong = { code: 'PROOF_WRONG' };
    const used = await proof();
    await signIn('mira2026', { proof: used });
    expect(await no(signIn('mira2026', { proof: used }))).toMatchObject(wrong);
    const old = await proof();
    pass(5 * minute);
    expect(await no(signIn('mira2026', { proof: old }))).toMatchObject(wrong);
    const challenge = await guest.call(verificationChallenge, {});
    challenge.parameters.data = { expires: Number.MAX_SAFE_INTEGER };
    const forged = await proofOf(challenge);
    expect(await no(signIn('mira2026', { proof: forged }))).toMatchObject(wrong);
    expect(await no(signIn('mira2026', { proof: 'e30=' }))).toMatchObject(wrong);
  });

  it('asks for a captcha after three wrong passwords, and only for that account [spec 7.15]', async () => {
    expect(captcha).toMatchObject({
      method: 'GET',
      path: '/wps/captcha',
      token: false,
      encrypted: false,
    });
    const { signIn, no, guest, sandbox, readCaptcha } = openSandbox();
    const wrong = { password: 'wrong' };
    expect(await no(signIn('mira2026', wrong))).toMatchObject({ captcha: false });
    expect(await no(signIn('mira2026', wrong))).toMatchObject({ captcha: false });
    expect(await no(signIn('mira2026', wrong))).toMatchObject({ captcha: true });
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true });
    expect((await signIn('tara2026')).token).toBeDefined();

    const key = 'a-key-of-a-picture';
    const picture = await guest.call(captcha, { key });
    const svg = atob(picture.replace('data:image/svg+xml;base64,', ''));
    const [answer = ''] = await sandbox.inbox.captchas('MAYURA', '127.0.0.1');
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain(answer);
    expect(await guest.call(captcha, { key })).toBe(picture);
    const read = { captcha: answer.toLowerCase(), captchaKey: key };
    expect((await signIn('mira2026', read)).token).toBeDefined();
    expect((await signIn('mira2026')).token).toBeDefined();
    for (let count = 0; count < 3; count += 1) await no(signIn('mira2026', wrong));
    const other = await readCaptcha();
    const misread = signIn('mira2026', { ...other, captcha: '????' });
    expect(await no(misread)).toMatchObject({ code: 'CAPTCHA_WRONG', captcha: true });
  });

  it('refuses the answer to another picture, and one without its key', async () => {
    const { signIn, no, readCaptcha } = openSandbox();
    for (let count = 0; count < 3; count += 1) await no(signIn('mira2026', { password: 'wrong' }));
    const [one, other] = [await readCaptcha(), await readCaptcha()];
    const crossed = signIn('mira2026', { ...one, captchaKey: other.captchaKey });
    expect(await no(crossed)).toMatchObject({ code: 'CAPTCHA_WRONG' });
    expect(await no(signIn('mira2026', { captcha: one.captcha }))).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    });
    expect((await signIn('mira2026', one)).token).toBeDefined();
  });

  it('accepts one answer to each captcha, right or wrong, and none after ten minutes', async () => {
    const { signIn, no, readCaptcha, pass } = openSandbox();
    const wrong = { password: 'wrong' };
    for (let count = 0; count < 3; count += 1) await no(signIn('mira2026', wrong));
    const used = await readCaptcha();
    await no(signIn('mira2026', { ...wrong, ...used }));
    expect(await no(signIn('mira2026', used))).toMatchObject({ code: 'CAPTCHA_WRONG' });
    const missed = await readCaptcha();
    await no(signIn('mira2026', { ...missed, captcha: '????' }));
    expect(await no(signIn('mira2026', missed))).toMatchObject({ code: 'CAPTCHA_WRONG' });
    const late = await readCaptcha();
    pass(10 * minute);
    expect(await no(signIn('mira2026', late))).toMatchObject({ code: 'CAPTCHA_WRONG' });
    const inTime = await readCaptcha();
    pass(5 * minute);
    expect((await signIn('mira2026', inTime)).token).toBeDefined();
  });

  it('locks an account after ten wrong passwords, for a quarter of an hour', async () => {
    const { signIn, no, readCaptcha, pass } = openSandbox();
    for (let count = 0; count < 10; count += 1) {
      await no(signIn('mira2026', { password: 'wrong', ...(await readCaptcha()) }));
    }
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    pass(15 * minute);
    expect((await signIn('mira2026')).token).toBeDefined();
  });

  it('locks it for the address that guessed, and lets the member in from another', async () => {
    const { signIn, no, sandbox, readCaptcha } = openSandbox();
    await sandbox.status.set({ clientIp: '203.0.113.9' });
    for (let count = 0; count < 10; count += 1) {
      await no(signIn('mira2026', { password: 'wrong', ...(await readCaptcha('203.0.113.9')) }));
    }
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    await sandbox.status.set({ clientIp: '203.0.113.10' });
    const own = await signIn('mira2026', await readCaptcha('203.0.113.10'));
    expect(own.token).toBeDefined();
    await sandbox.status.set({ clientIp: '203.0.113.9' });
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
  });

  it('locks an account for everyone after a hundred wrong passwords from many addresses', async () => {
    const { signIn, no, store, sandbox, pass } = openSandbox();
    const lastAt = await sandbox.clock.now();
    await store.transaction((tx) => tx.put(attempts, 'MAYURA/mira2026', { failures: 100, lastAt }));
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    pass(15 * minute);
    expect((await signIn('mira2026')).token).toBeDefined();
  });

  it('locks it for the whole network of an address of version 6 that guessed', async () => {
    const { signIn, no, sandbox, readCaptcha } = openSandbox();
    for (let count = 0; count < 10; count += 1) {
      const address = `2001:db8:0:7::${count + 1}`;
      await sandbox.status.set({ clientIp: address });
      await no(signIn('mira2026', { password: 'wrong', ...(await readCaptcha(address)) }));
    }
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    await sandbox.status.set({ clientIp: '2001:db8:0:8::1' });
    expect(await no(signIn('mira2026'))).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  });

  it('lets others behind one IP address in while one of them guesses names', async () => {
    const { signIn, no } = openSandbox();
    for (let count = 0; count < 60; count += 1) {
      await no(signIn(`guess${count}`, { password: 'wrong' }));
    }
    expect((await signIn('mira2026')).token).toBeDefined();
  });

  it('by SMS uses the number as username and the code as password [spec 3.16] [spec 7.03]', async () => {
    expect(smsLoginCode).toMatchObject({
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      token: false,
      encrypted: false,
    });
    const { guest, proof, lastCode, no, pass, sandbox } = openSandbox();
    const number = { mobileNum: '09800001210', countryDialingCode: '+91' };
    const send = async () => guest.call(smsLoginCode, { ...number, proof: await proof() });
    expect(await send()).toEqual({ expiredMinutes: 2 });
    expect(await no(send())).toMatchObject({ code: 'TOO_MANY' });
    const bySms = (code: string) =>
      guest.call(login, { type: 'sms', username: '9800001210', password: code });
    expect(await no(bySms('000000'))).toMatchObject({ code: 'CODE_WRONG' });
    const code = await lastCode();
    expect((await bySms(code)).token).toBeDefined();
    expect(await no(bySms(code))).toMatchObject({ code: 'CODE_EXPIRED' });
    pass(1000);
    await send();
    pass(2 * minute);
    expect(await no(bySms(await lastCode()))).toMatchObject({ code: 'CODE_EXPIRED' });
    const stranger = { mobileNum: '1112223334', countryDialingCode: '91', proof: await proof() };
    const before = (await sandbox.inbox.list('MAYURA')).length;
    expect(await guest.call(smsLoginCode, stranger)).toEqual({ expiredMinutes: 2 });
    expect(await sandbox.inbox.list('MAYURA')).toHaveLength(before);
  });

  it('by SMS is to the number of one country', async () => {
    const { store, guest, proof, sandbox, client, no } = openSandbox();
    const mobile = '9800001210';
    // Mira's digits in another country are Tara's.
    await store.transaction(async (tx) => {
      const tara = await tx.get(accounts, 'MAYURA/tara2026');
      if (!tara) throw new Error('tara2026 is not there');
      const contact = { ...tara.row.contact, dialingCode: '880', mobile };
      await tx.put(accounts, tara.key, { ...tara.row, contact });
    });
    const codes = new Map<string, string>();
    for (const countryDialingCode of ['91', '880']) {
      const asked = { mobileNum: mobile, countryDialingCode, proof: await proof() };
      await guest.call(smsLoginCode, asked);
      const list = await sandbox.inbox.list('MAYURA');
      const sent = list.find(({ to }) => to === `+${countryDialingCode} ${mobile}`);
      codes.set(countryDialingCode, sent?.code ?? '');
    }
    const enter = (code: string, countryDialingCode?: string) =>
      guest.call(login, {
        type: 'sms',
        username: mobile,
        password: codes.get(code) ?? '',
        countryDialingCode,
      });
    expect(await no(enter('880'))).toMatchObject({ code: 'CODE_WRONG' });
    expect(await no(enter('91', '880'))).toMatchObject({ code: 'CODE_WRONG' });
    for (const [token, account] of [
      [(await enter('880', '880')).token, 'tara2026'],
      [(await enter('91')).token, 'mira2026'],
    ] as const) {
      expect((await client(token).call(memberInfo, {})).account).toBe(account);
    }
  });

  it('exposes no password in rows, requests or answers', async () => {
    // Empty, so that the rows of seeding are seen too.
    const store = memoryStore();
    const rows: string[] = [];
    const spied = openSandbox({
      store: {
        clear: () => store.clear(),
        transaction: (work) =>
          store.transaction((tx) =>
            work({
              ...tx,
              put: async (table, key, row, expected) => {
                rows.push(JSON.stringify([key, row]));
                return tx.put(table, key, row, expected);
              },
            }),
          ),
      },
    });
    const wrongPassword = 'Wr0ngButSecret';
    await spied.no(spied.signIn('mira2026', { password: wrongPassword }));
    const token = await spied.tokenOf('mira2026');
    const change = {
      oldPassword: password,
      newPassword: 'An0therOne',
      confirmNewPassword: 'An0therOne',
    };
    await spied.client(token).call(changePassword, change);
    const seen = [...rows, ...spied.wire].join('\n');
    expect(rows.length).toBeGreaterThan(20);
    for (const secret of [password, wrongPassword, 'An0therOne'])
      expect(seen).not.toContain(secret);
    expect(rows.join('\n')).not.toContain(token);

    // A body that breaks its schema is refused without being read back.
    const keys = await spied.guest.call(sessionKeys, {});
    const jwe = await createJweCipher().encrypt(JSON.stringify({ password: 123456789 }), keys);
    const answer = await spied.sandbox.fetch(
      new Request('http://localhost/wps/session/login', {
        method: 'POST',
        body: JSON.stringify({ jwe }),
      }),
    );
    expect(await answer.text()).toContain('password: not as expected');
  });
});

describe('the second step', () => {
  const begin = async () => {
    const parts = openSandbox();
    const value = await parts.signIn('faraway2026');
    const ticket = value.secondStep?.ticket ?? '';
    return { ...parts, value, ticket };
  };

  it('replaces the token for an IP address that is not registered [spec 1.05]', async () => {
    const { value, signIn, sandbox } = await begin();
    expect(value.token).toBeUndefined();
    expect(value.secondStep).toMatchObject({
      methods: ['mobile', 'email', 'holder', 'authenticator'],
      hints: { mobile: '+91 ••••• •217', email: 'f•••@mail.example', holder: 'F••• K•••' },
    });
    await sandbox.status.set({ clientIp: '192.0.2.10' });
    expect((await signIn('faraway2026')).token).toBeDefined();
  });

  it.each(['mobile', 'email'] as const)('ends with the code sent by %s', async (method) => {
    const { guest, ticket, answerStep, lastCode, sandbox } = await begin();
    const sent = await guest.call(secondStepCode, { ticket, method });
    expect(sent).toMatchObject({ expiredMinutes: 2, sentTo: expect.stringContaining('•••') });
    const [message] = await sandbox.inbox.list('MAYURA');
    expect(message).toMatchObject({ kind: method === 'mobile' ? 'sms' : 'email' });
    expect((await answerStep(ticket, method, await lastCode())).token).toBeDefined();
  });

  it('ends with the name of the account holder, however it is spaced', async () => {
    const { ticket, answerStep } = await begin();
    expect((await answerStep(ticket, 'holder', ' farah  KUMARI')).token).toBeDefined();
  });

  it("ends with the authenticator's code, each of them once", async () => {
    const { ticket, answerStep, signIn, sandbox, no } = await begin();
    const app = authenticatorOf('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'x');
    const code = app.generate({ timestamp: await sandbox.clock.now() });
    expect((await answerStep(ticket, 'authenticator', code)).token).toBeDefined();
    const again = (await signIn('faraway2026')).secondStep?.ticket ?? '';
    expect(await no(answerStep(again, 'authenticator', code))).toMatchObject({
      code: 'CODE_WRONG',
    });
  });

  it('expires after five wrong answers or ten minutes, and when it is completed', async () => {
    const { ticket, answerStep, no, signIn, pass } = await begin();
    for (let count = 0; count < 4; count += 1) {
      expect(await no(answerStep(ticket, 'holder', 'No One'))).toMatchObject({
        code: 'CODE_WRONG',
      });
    }
    const over = { code: 'STEP_EXPIRED' };
    expect(await no(answerStep(ticket, 'holder', 'No One'))).toMatchObject(over);
    expect(await no(answerStep(ticket, 'holder', 'Farah Kumari'))).toMatchObject(over);
    const late = (await signIn('faraway2026')).secondStep?.ticket ?? '';
    pass(10 * minute);
    expect(await no(answerStep(late, 'holder', 'Farah Kumari'))).toMatchObject(over);
    const done = (await signIn('faraway2026')).secondStep?.ticket ?? '';
    await answerStep(done, 'holder', 'Farah Kumari');
    expect(await no(answerStep(done, 'holder', 'Farah Kumari'))).toMatchObject(over);
  });

  it('sends one code a second at most, and rejects an expired one', async () => {
    const { guest, ticket, answerStep, no, pass, lastCode } = await begin();
    const send = () => guest.call(secondStepCode, { ticket, method: 'mobile' as const });
    expect(await no(answerStep(ticket, 'mobile', '123456'))).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    await send();
    expect(await no(send())).toMatchObject({ code: 'TOO_MANY' });
    const code = await lastCode();
    pass(2 * minute);
    expect(await no(answerStep(ticket, 'mobile', code))).toMatchObject({ code: 'CODE_EXPIRED' });
    await send();
    expect((await answerStep(ticket, 'mobile', await lastCode())).token).toBeDefined();
  });
});

it('both stores answer a whole login alike', async () => {
  const walk = async (store?: ReturnType<typeof sqliteStore>) => {
    const { signIn, no, answerStep, guest, lastCode, client } = openSandbox(store ? { store } : {});
    const answers: unknown[] = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push(await no(signIn('mira2026', { password: 'wrong' })));
    }
    answers.push(await guest.call(captcha, { key: 'a-key-of-a-picture' }));
    const { secondStep } = await signIn('faraway2026');
    const ticket = secondStep?.ticket ?? '';
    answers.push(await guest.call(secondStepCode, { ticket, method: 'email' }));
    const value = await answerStep(ticket, 'email', await lastCode());
    answers.push(value, await client(value.token).call(memberInfo, {}));
    return answers;
  };
  const store = sqliteStore(':memory:');
  expect(await walk(store)).toEqual(await walk());
  store.close();
});
