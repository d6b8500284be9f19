import type { RequestOf } from '@livery/api';
import { securityOverview, setPaymentPassword } from '@livery/api/contract/account';
import { changePassword, memberInfo } from '@livery/api/contract/session';
import { socialLogin, socialProviders } from '@livery/api/contract/social';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../session/secrets.ts';
import { openSandbox } from '../session/session.fixture.ts';

const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const redirectUri = 'http://localhost/login?by=facebook';
const agreed = { ageConfirmed: true, termsVersion: '2026-1' };

async function openSocial() {
  const opened = openSandbox();
  const { sandbox, guest } = opened;
  const asked = {
    response_type: 'code',
    client_id: 'MAYURA-facebook',
    redirect_uri: redirectUri,
    state: 'xyz',
    nonce: 'n1',
    scope: 'openid profile',
    code_challenge: await digestOf(verifier),
    code_challenge_method: 'S256',
  };
  const address = 'http://localhost/sandbox/social/authorize';
  const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    sandbox.fetch(
      new Request(address, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ ...asked, ...fields }),
      }),
    );
  const backFrom = (answer: Response) => new URL(answer.headers.get('location') ?? 'none:');
  return {
    ...opened,
    asked,
    press,
    backFrom,
    look: (fields: Record<string, string> = {}) =>
      sandbox.fetch(new Request(`${address}?${new URLSearchParams({ ...asked, ...fields })}`)),
    codeOf: async (fields: Record<string, string>) =>
      backFrom(await press(fields)).searchParams.get('code') ?? '',
    enter: (code: string, more: Partial<RequestOf<typeof socialLogin>> = {}) =>
      guest.call(socialLogin, {
        provider: 'facebook',
        code,
        codeVerifier: verifier,
        redirectUri,
        nonce: 'n1',
        ...more,
      }),
  };
}

describe('the page of the issuer', () => {
  it('lists the demo users without a script, and keeps the request', async () => {
    const { look } = await openSocial();
    const answer = await look();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    for (const words of ['Mira', 'value="new"', 'decline', 'value="xyz"', 'MAYURA-facebook']) {
      expect(html).toContain(words);
    }
    expect(await (await look({ state: '"><b>' })).text()).not.toContain('<b>');
  });

  it('redirects back with a code and the state, or with a rejection', async () => {
    const { press, backFrom } = await openSocial();
    const chosen = await press({ person: 'person-1' });
    expect(chosen.status).toBe(303);
    const back = backFrom(chosen);
    expect(back.href).toContain(redirectUri);
    expect(back.searchParams.get('state')).toBe('xyz');
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{32}$/);
    const nobody: Record<string, string>[] = [
      { person: '' },
      { person: 'new', name: ' ' },
      { person: 'person-99' },
    ];
    for (const fields of nobody) {
      const declined = backFrom(await press(fields)).searchParams;
      expect([declined.get('error'), declined.get('code')]).toEqual(['access_denied', null]);
    }
  });

  it.each<Record<string, string>>([
    { what: 'another host', redirect_uri: 'http://elsewhere.example/login' },
    { what: 'another port', redirect_uri: 'http://localhost:81/login' },
    { what: 'a script', redirect_uri: 'javascript:alert(1)' },
    { what: 'no address', redirect_uri: 'login' },
    { what: 'a client that is off', client_id: 'MAYURA-google' },
    { what: "another merchant's client", client_id: 'SENVANG-facebook' },
  ])('does not redirect for $what', async ({ what: _, ...fields }) => {
    const { press, look } = await openSocial();
    for (const answer of [await look(fields), await press({ ...fields, person: 'person-1' })]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  });

  it.each<Record<string, string>>([
    { response_type: 'token' },
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
  ])('gives no code for %o', async (fields) => {
    const { look, backFrom } = await openSocial();
    const { searchParams } = backFrom(await look(fields));
    expect([searchParams.get('error'), searchParams.get('state')]).toEqual([
      'invalid_request',
      'xyz',
    ]);
  });

  it('rejects a form of another site', async () => {
    const { press } = await openSocial();
    const answer = await press({ person: 'person-1' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
  });
});

describe('social sign-in', () => {
  it('lists the providers that the merchant has turned on, and no other', async () => {
    const { guest, client } = await openSocial();
    const { list } = await guest.call(socialProviders, {});
    expect(list).toEqual([
      {
        provider: 'facebook',
        authorizeUrl: '/sandbox/social/authorize',
        clientId: 'MAYURA-facebook',
        scope: 'openid profile',
      },
    ]);
    const other = client(undefined, { merchantCode: 'SENVANG' });
    expect(await other.call(socialProviders, {})).toEqual({ list: [] });
  });

  it('logs in an existing member', async () => {
    const { codeOf, enter, client } = await openSocial();
    const answer = await enter(await codeOf({ person: 'person-1' }));
    expect(answer.firstTimeLogin).toBe(false);
    expect(await client(answer.token).call(memberInfo, {})).toMatchObject({ account: 'mira2026' });
  });

  it('requires the second step from an unregistered IP address like any login', async () => {
    const { codeOf, enter } = await openSocial();
    const answer = await enter(await codeOf({ person: 'person-3' }));
    expect(answer.token).toBeUndefined();
    expect(answer.secondStep?.methods).toContain('authenticator');
  });

  it('opens an account for a new member, who chooses a first password', async () => {
    const { codeOf, enter, client, no, signIn } = await openSocial();
    const code = await codeOf({ person: 'new', name: 'Noor' });
    expect(await no(enter(code))).toMatchObject({ code: 'AGE_NOT_CONFIRMED' });
    const oldTerms = enter(code, { ageConfirmed: true, termsVersion: '2019' });
    expect(await no(oldTerms)).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
    const answer = await enter(code, agreed);
    expect(answer.firstTimeLogin).toBe(true);
    const own = client(answer.token);
    const { account, nickname } = await own.call(memberInfo, {});
    expect([account, nickname]).toEqual([expect.stringMatching(/^f\d{9}$/), 'Noor']);

    expect(await no(signIn(account, { password: '' }))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const chosen = { oldPassword: '', newPassword: 'Monsoon7', confirmNewPassword: 'Monsoon7' };
    await own.call(changePassword, chosen);
    expect((await signIn(account, { password: 'Monsoon7' })).firstTimeLogin).toBe(false);
    expect(await no(own.call(changePassword, chosen))).toMatchObject({ kind: 'expired' });

    const again = await enter(await codeOf({ person: 'new', name: 'noor' }));
    expect(again).toMatchObject({ firstTimeLogin: false, token: expect.any(String) });
  });

  it('lets a new member set a payment password while there is no login password', async () => {
    const { codeOf, enter, client, no } = await openSocial();
    const { token } = await enter(await codeOf({ person: 'new', name: 'Noor' }), agreed);
    const own = client(token);
    const set = (oldPassword: string, newPassword: string) =>
      own.call(setPaymentPassword, {
        oldPassword,
        newPassword,
        confirmNewPassword: newPassword,
      });
    await set('', 'Pay2pay2');
    expect(await own.call(securityOverview, {})).toMatchObject({
      hasPassword: false,
      hasPaymentPassword: true,
    });
    expect(await no(set('', 'Pay3pay3'))).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' });
  });

  it('opens no account without a referrer where one is required', async () => {
    const { codeOf, enter, sandbox, no } = await openSocial();
    await sandbox.settings.set({ siteSettings: { DIRECTREG3: false } });
    const code = await codeOf({ person: 'new', name: 'Noor' });
    expect(await no(enter(code, agreed))).toMatchObject({ code: 'AFFILIATE_REQUIRED' });
    const wrong = enter(code, { ...agreed, affiliateCode: 'NOBODY' });
    expect(await no(wrong)).toMatchObject({ code: 'AFFILIATE_WRONG' });
  });

  it('accepts a code once, and for five minutes', async () => {
    const { codeOf, enter, no, pass } = await openSocial();
    const code = await codeOf({ person: 'person-1' });
    await enter(code);
    expect(await no(enter(code))).toMatchObject({ code: 'CODE_EXPIRED' });
    const old = await codeOf({ person: 'person-1' });
    pass(5 * 60_000);
    expect(await no(enter(old))).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await no(enter('never given'))).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it.each([
    { what: 'verifier', more: { codeVerifier: 'x'.repeat(43) } },
    { what: 'page', more: { redirectUri: 'http://localhost/other' } },
    { what: 'nonce', more: { nonce: 'n2' } },
    { what: 'nonce, which is missing,', more: { nonce: undefined } },
  ])('rejects a code with another $what, and invalidates the code', async ({ more }) => {
    const { codeOf, enter, no } = await openSocial();
    const code = await codeOf({ person: 'person-1' });
    expect(await no(enter(code, more))).toMatchObject({ code: 'CODE_WRONG' });
    expect(await no(enter(code))).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('rejects a provider that is off or unknown', async () => {
    const { codeOf, enter, no } = await openSocial();
    const code = await codeOf({ person: 'person-1' });
    for (const provider of ['google', 'nobody', '']) {
      expect(await no(enter(code, { provider }))).toMatchObject({ code: 'METHOD_NOT_OFFERED' });
    }
    expect((await enter(code)).token).toBeDefined();
  });
});
