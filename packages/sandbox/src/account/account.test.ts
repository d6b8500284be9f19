import { contract } from '@livery/api/contract';
import {
  avatar,
  bindAuthenticator,
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  confirmEmail,
  confirmMobile,
  memberIcon,
  securityOverview,
  setMarketingConsent,
  setPayeeName,
  setPaymentPassword,
  setSecondStep,
} from '@livery/api/contract/account';
import { describe, expect, it } from 'vitest';
import { openJoining } from '../registration/registration.fixture.ts';
import { authenticatorOf } from '../session/second-step.ts';
import { password } from '../session/session.fixture.ts';

async function openAccount(username = 'mira2026') {
  const opened = await openJoining();
  const { client, tokenOf } = opened;
  const own = client(await tokenOf(username));
  return { ...opened, own, overview: () => own.call(securityOverview, {}) };
}

describe('the security overview', () => {
  it('lists what is bound, masked', async () => {
    const { overview, wire, own } = await openAccount('tara2026');
    expect(await overview()).toEqual({
      hasPassword: true,
      passwordChangedAt: expect.any(Number),
      hasPaymentPassword: true,
      mobile: '+91 ••••• •211',
      email: 't•••@mail.example',
      payeeName: 'T••• K•••',
      authenticator: false,
      providers: [],
      upline: 'Arun',
      marketing: { given: false },
      terms: { version: '2026-1' },
    });
    await own.call(avatar, {});
    expect(wire.join()).not.toMatch(/9800001211|tara2026@|Kumari/);
  });

  it('requires a session', async () => {
    const { guest, no } = await openAccount();
    expect(await no(guest.call(securityOverview, {}))).toMatchObject({ kind: 'expired' });
  });
});

describe('binding an email address', () => {
  it('requires the code that was sent there, and notifies the old address', async () => {
    const { own, overview, lastCode, sandbox } = await openAccount();
    const sent = await own.call(bindEmail, { email: ' new@mail.example ', password });
    expect(sent).toEqual({ expiredMinutes: 2, sentTo: 'n•••@mail.example' });
    expect((await overview()).email).toBe('m•••@mail.example');
    await own.call(confirmEmail, { code: await lastCode() });
    expect((await overview()).email).toBe('n•••@mail.example');
    const messages = await sandbox.inbox.list('MAYURA');
    expect(messages.map(({ to }) => to).sort()).toEqual([
      'mira2026@mail.example',
      'new@mail.example',
    ]);
  });

  it('is rejected for a wrong password, a wrong address, a wrong or expired code', async () => {
    const { own, no, lastCode, pass, overview } = await openAccount();
    const email = 'new@mail.example';
    const wrong = own.call(bindEmail, { email, password: 'another' });
    expect(await no(wrong)).toMatchObject({ code: 'PASSWORD_WRONG' });
    for (const bad of ['', 'new@mail', `${'x'.repeat(60)}@mail.example`]) {
      const failure = await no(own.call(bindEmail, { email: bad, password }));
      expect(failure).toMatchObject({ code: 'FIELD_INVALID' });
    }
    expect(await no(own.call(confirmEmail, { code: '1' }))).toMatchObject({ code: 'CODE_EXPIRED' });
    await own.call(bindEmail, { email, password });
    expect(await no(own.call(confirmEmail, { code: '1' }))).toMatchObject({ code: 'CODE_WRONG' });
    pass(2 * 60_000);
    const late = own.call(confirmEmail, { code: await lastCode() });
    expect(await no(late)).toMatchObject({ code: 'CODE_EXPIRED' });
    expect((await overview()).email).toBe('m•••@mail.example');
  });

  it("takes no code of another member's", async () => {
    const { own, no, lastCode, client, tokenOf } = await openAccount();
    await own.call(bindEmail, { email: 'new@mail.example', password });
    const tara = client(await tokenOf('tara2026'));
    const stolen = tara.call(confirmEmail, { code: await lastCode() });
    expect(await no(stolen)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('sends one code a second', async () => {
    const { own, no } = await openAccount();
    await own.call(bindEmail, { email: 'one@mail.example', password });
    const second = own.call(bindEmail, { email: 'two@mail.example', password });
    expect(await no(second)).toMatchObject({ code: 'TOO_MANY' });
  });
});

describe('binding a mobile number', () => {
  const number = { countryDialingCode: '91', mobileNum: '098123 45678', password };

  it('requires the code that was sent there', async () => {
    const { own, overview, lastCode, sandbox } = await openAccount();
    const sent = await own.call(bindMobile, number);
    expect(sent.sentTo).toBe('+91 ••••• •678');
    expect((await sandbox.inbox.list('MAYURA'))[0]?.to).toBe('+91 9812345678');
    await own.call(confirmMobile, { code: await lastCode() });
    expect((await overview()).mobile).toBe('+91 ••••• •678');
  });

  it("is rejected for another member's number, once that is proven, and for no number", async () => {
    const { own, no, lastCode, overview } = await openAccount();
    const bad = own.call(bindMobile, { ...number, mobileNum: 'call me' });
    expect(await no(bad)).toMatchObject({ code: 'FIELD_INVALID' });
    await own.call(bindMobile, { ...number, mobileNum: '9800001211' });
    const taken = own.call(confirmMobile, { code: await lastCode() });
    expect(await no(taken)).toMatchObject({ code: 'MOBILE_TAKEN' });
    expect((await overview()).mobile).toBe('+91 ••••• •210');
    const wrong = own.call(bindMobile, { ...number, password: '' });
    expect(await no(wrong)).toMatchObject({ code: 'PASSWORD_WRONG' });
  });
});

describe('binding an authenticator', () => {
  it('requires its first code, which is valid once', async () => {
    const { own, overview, sandbox, no } = await openAccount();
    const { secret, address } = await own.call(bindAuthenticator, { password });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect((await overview()).authenticator).toBe(false);
    expect(await no(own.call(confirmAuthenticator, { code: '000000' }))).toMatchObject({
      code: 'CODE_WRONG',
    });
    const timestamp = await sandbox.clock.now();
    const code = authenticatorOf(secret, '').generate({ timestamp });
    await own.call(confirmAuthenticator, { code });
    expect((await overview()).authenticator).toBe(true);
    const again = own.call(confirmAuthenticator, { code });
    expect(await no(again)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('creates no secret without the password', async () => {
    const { own, no } = await openAccount();
    const failure = await no(own.call(bindAuthenticator, { password: 'another' }));
    expect(failure).toMatchObject({ code: 'PASSWORD_WRONG' });
  });
});

describe('the second step', () => {
  it('is required from other IP addresses while it is turned on [spec 1.05]', async () => {
    const { own, signIn, sandbox, overview } = await openAccount();
    const elsewhere = (clientIp: string | null) => sandbox.status.set({ clientIp }, 'MAYURA');
    await sandbox.settings.set({ oneSession: false });
    await own.call(setSecondStep, { on: true, password });
    expect((await overview()).addresses).toEqual(['127.0.0.1']);
    expect((await signIn('mira2026')).token).toBeDefined();
    await elsewhere('203.0.113.9');
    expect((await signIn('mira2026')).secondStep?.methods).toEqual(['mobile', 'email', 'holder']);
    await own.call(setSecondStep, { on: false, password });
    expect((await signIn('mira2026')).token).toBeDefined();
    expect((await overview()).addresses).toBeUndefined();
  });

  it('cannot be turned on by an account without a verification method', async () => {
    const { join, client, no } = await openJoining();
    const own = client((await join()).token);
    const on = own.call(setSecondStep, { on: true, password: 'Monsoon7' });
    expect(await no(on)).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('the payee name', () => {
  it('is set once and then locked, with the reason', async () => {
    const { join, client, no } = await openJoining();
    const own = client((await join()).token);
    const empty = own.call(setPayeeName, { payeeName: '  ' });
    expect(await no(empty)).toMatchObject({ code: 'FIELD_INVALID' });
    const long = own.call(setPayeeName, { payeeName: 'x'.repeat(65) });
    expect(await no(long)).toMatchObject({ code: 'FIELD_INVALID' });
    await own.call(setPayeeName, { payeeName: ' Kavi Rao ' });
    expect((await own.call(securityOverview, {})).payeeName).toBe('K••• R•••');
    expect(await no(own.call(setPayeeName, { payeeName: 'Kavi Rao' }))).toMatchObject({
      code: 'WRONG_STATE',
      message: expect.stringContaining('set once'),
    });
  });
});

describe('the payment password', () => {
  const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => ({
    oldPassword,
    newPassword,
    confirmNewPassword,
  });

  it('is set with the login password and changed with itself, and is required from then on', async () => {
    const { own, no, overview, signIn } = await openAccount('first2026');
    // To somebody who is in no line with this member: what gets past the password is refused for that.
    const transfer = (secret: string, idempotencyKey: string) =>
      own.call(
        contract.transferCreate,
        { account: 'arun2026', amount: '5', password: secret },
        { idempotencyKey },
      );
    expect(await no(transfer(password, 'pay-act-1'))).toMatchObject({
      code: 'PAYMENT_PASSWORD_MISSING',
    });
    await own.call(setPaymentPassword, change(password, 'Pay2pay2'));
    expect((await overview()).hasPaymentPassword).toBe(true);
    const login = own.call(setPaymentPassword, change(password, 'Pay3pay3'));
    expect(await no(login)).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' });
    await own.call(setPaymentPassword, change('Pay2pay2', 'Pay3pay3'));
    expect(await no(transfer(password, 'pay-act-2'))).toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
    });
    expect(await no(transfer('Pay3pay3', 'pay-act-3'))).toMatchObject({ code: 'NOT_IN_LINE' });
    expect((await signIn('first2026')).token).toBeDefined();
  });

  it.each([
    { what: 'a wrong login password', sent: change('another', 'Pay2pay2'), code: 'PASSWORD_WRONG' },
    { what: 'no login password', sent: change('', 'Pay2pay2'), code: 'PASSWORD_WRONG' },
    {
      what: 'another confirmation',
      sent: change(password, 'Pay2pay2', 'x'),
      code: 'PASSWORD_MISMATCH',
    },
    { what: 'the weak one', sent: change(password, '123456'), code: 'PASSWORD_WEAK' },
    { what: 'the login password itself', sent: change(password, password), code: 'PASSWORD_SAME' },
  ])('is rejected for $what', async ({ sent, code }) => {
    const { own, no, overview } = await openAccount('first2026');
    expect(await no(own.call(setPaymentPassword, sent))).toMatchObject({ code });
    expect((await overview()).hasPaymentPassword).toBe(false);
  });
});

describe('marketing consent', () => {
  it('is given and taken back, with the time of each', async () => {
    const { own, overview, pass, sandbox } = await openAccount();
    await own.call(setMarketingConsent, { given: true });
    const time = await sandbox.clock.now();
    expect((await overview()).marketing).toEqual({ given: true, time });
    pass(1000);
    await own.call(setMarketingConsent, { given: false });
    expect((await overview()).marketing).toEqual({ given: false, time: time + 1000 });
  });
});

describe('images of a member', () => {
  it.each([
    { call: avatar, path: '/wps/relay/MCSFE_getPlayerAvatar', what: 'avatar' },
    { call: memberIcon, path: '/wps/member/info/icon', what: 'icon' },
  ] as const)(
    'are loaded by a GET with the token: $what [spec 7.05] [spec 7.16]',
    async ({ call, path }) => {
      expect(call).toMatchObject({ method: 'GET', path, token: true, encrypted: false });
      const { own, sandbox, guest, no } = await openAccount();
      const [address = ''] = Object.values(
        await own.call<typeof avatar | typeof memberIcon>(call, {}),
      );
      const picture = await sandbox.fetch(new Request(`http://localhost${address}`));
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
      expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/);
      expect(await no(guest.call<typeof avatar | typeof memberIcon>(call, {}))).toMatchObject({
        kind: 'expired',
      });
    },
  );

  it('are the same for each request, and differ by rank', async () => {
    const { own, client, tokenOf } = await openAccount();
    const tara = client(await tokenOf('tara2026'));
    expect(await own.call(avatar, {})).toEqual(await own.call(avatar, {}));
    expect(await own.call(memberIcon, {})).toEqual({ icon: '/lgw/img/ranks/5.svg' });
    expect(await tara.call(memberIcon, {})).toEqual({ icon: '/lgw/img/ranks/1.svg' });
  });

  it.each(['/lgw/img/avatars/99.svg', '/lgw/img/ranks/11.svg', '/lgw/img/ranks/x.svg'])(
    'are not at %s',
    async (path) => {
      const { sandbox } = await openAccount();
      expect((await sandbox.fetch(new Request(`http://localhost${path}`))).status).toBe(404);
    },
  );
});

describe('a trial account', () => {
  it.each([
    { id: 'bindEmail', request: { email: 'new@mail.example', password } },
    { id: 'bindMobile', request: { countryDialingCode: '91', mobileNum: '9812345678', password } },
    { id: 'bindAuthenticator', request: { password } },
    { id: 'setSecondStep', request: { on: true, password } },
    { id: 'setPayeeName', request: { payeeName: 'Trial' } },
    {
      id: 'setPaymentPassword',
      request: { oldPassword: password, newPassword: 'Pay2pay2', confirmNewPassword: 'Pay2pay2' },
    },
    { id: 'setMarketingConsent', request: { given: true } },
  ] as const)('changes nothing by $id', async ({ id, request }) => {
    const { own, no } = await openAccount('trial2026');
    // The request belongs to the call of the same line, which TypeScript cannot follow through a union.
    const call = own.call(contract[id] as typeof bindEmail, request as never);
    expect(await no(call)).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' });
  });
});
