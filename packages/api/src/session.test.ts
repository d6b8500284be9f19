import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import type { ClientOptions } from './client-options.ts';
import { contract } from './contract.ts';
import { examples } from './examples.ts';
import { failureOf } from './failure.ts';
import { createJweCipher } from './jwe.ts';
import { parseAgentLevel, parseMemberType } from './member-type.ts';
import { parseRefusalCode } from './refusal-codes.ts';

const { login, memberInfo } = contract;
const request = { username: 'mira', password: 'a secret' };

/** A client over a platform with a key pair of its own; `answer` says what follows the keys. */
async function sealed(answer: () => Response, options: Partial<ClientOptions> = {}) {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ECDH-ES' };
  const sent: { url: string; body: string }[] = [];
  const client = createClient({
    merchantCode: 'MAYURA',
    language: () => 'EN',
    token: () => undefined,
    sleep: async () => {},
    cipher: async () => createJweCipher(),
    fetch: async (url, init) => {
      sent.push({ url, body: String(init.body ?? '') });
      return url.endsWith('/keys')
        ? Response.json({ success: true, value: { keys: [key] } })
        : answer();
    },
    ...options,
  });
  const open = async (body: string) => {
    const { plaintext } = await compactDecrypt(JSON.parse(body).jwe, pair.privateKey);
    return JSON.parse(new TextDecoder().decode(plaintext));
  };
  return { client, sent, open, no: () => client.call(login, request).catch(failureOf) };
}
const good = () => Response.json({ success: true, value: { token: 't' } });

describe('an encrypted call', () => {
  it('encrypts its body for the platform and requests the keys once', async () => {
    const { client, sent, open } = await sealed(good);
    expect((await client.call(login, request)).token).toBe('t');
    await client.call(login, request);
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['keys', 'login', 'login']);
    const body = sent[1]?.body ?? '';
    expect(Object.keys(JSON.parse(body))).toEqual(['jwe']);
    expect(body).not.toContain('secret');
    expect(await open(body)).toEqual({ ...request, type: 'username' });
  });

  it('requests the keys again once if the platform has changed them', async () => {
    const refusal = () => Response.json({ success: false, code: 'KEY_UNKNOWN' }, { status: 400 });
    let tries = 0;
    const { client, sent } = await sealed(() => (tries++ === 0 ? refusal() : good()));
    expect((await client.call(login, request)).token).toBe('t');
    expect(sent).toHaveLength(4);
    const never = await sealed(refusal);
    expect(await never.no()).toMatchObject({ kind: 'refused', code: 'KEY_UNKNOWN' });
    expect(never.sent).toHaveLength(4);
  });

  it('is not sent without keys or cipher, which the next call requests again', async () => {
    let down = true;
    const parts = await sealed(good, {
      cipher: async () => {
        if (down) throw new Error('chunk failed');
        return createJweCipher();
      },
    });
    expect(await parts.no()).toEqual({ kind: 'offline' });
    expect(parts.sent.map(({ url }) => url)).toEqual(['/wps/session/keys']);
    down = false;
    expect((await parts.client.call(login, request)).token).toBe('t');
    const none = await sealed(good, {
      fetch: async () => Response.json({ success: true, value: { keys: [{ kty: 'RSA' }] } }),
    });
    expect(await none.no()).toMatchObject({ kind: 'malformed', reason: 'value' });
  });

  it('is not sent again when the connection breaks', async () => {
    const { no, sent } = await sealed(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await no()).toEqual({ kind: 'offline' });
    expect(sent).toHaveLength(2);
  });
});

describe('the end of a session', () => {
  const ending = (answer: () => Response, token: () => string | undefined) => {
    const reasons: string[] = [];
    const client = createClient({
      merchantCode: 'MAYURA',
      language: () => 'EN',
      token,
      fetch: async () => answer(),
      onExpired: (reason) => reasons.push(reason),
    });
    return { reasons, ask: () => client.call(memberInfo, {}).catch(failureOf), client };
  };
  const says = (code: string | undefined, status: number) => () =>
    Response.json({ success: false, code }, { status });

  it.each([
    { name: 'a bare 401', answer: () => new Response('', { status: 401 }), reason: 'expired' },
    { name: 'EXPIRED with 200', answer: says('EXPIRED', 200), reason: 'expired' },
    { name: 'elsewhere', answer: says('SIGNED_IN_ELSEWHERE', 401), reason: 'signedInElsewhere' },
    { name: 'a new password', answer: says('PASSWORD_CHANGED', 401), reason: 'passwordChanged' },
    { name: 'exclusion', answer: says('ACCOUNT_EXCLUDED', 401), reason: 'excluded' },
  ])('is reported once with its reason for $name', async ({ answer, reason }) => {
    const { reasons, ask } = ending(answer, () => 'one');
    expect(await ask()).toMatchObject({ kind: 'expired' });
    await Promise.all([ask(), ask()]);
    expect(reasons).toEqual([reason]);
  });

  it('is reported again for the next session, and never for a replaced one', async () => {
    let token: string | undefined = 'one';
    const { reasons, ask } = ending(says('EXPIRED', 401), () => token);
    await ask();
    token = 'two';
    await ask();
    expect(reasons).toHaveLength(2);
    token = 'three';
    const late = ask();
    token = 'four';
    await late;
    token = undefined;
    await ask();
    expect(reasons).toHaveLength(2);
  });

  it('is ignored in a call without token', async () => {
    const { reasons, client } = ending(says('EXPIRED', 401), () => 'one');
    await client.call(contract.systemStatus, {}).catch(failureOf);
    expect(reasons).toEqual([]);
  });
});

describe.each([
  { id: 'login', row: '[spec 7.02]', want: ['POST', '/wps/session/login', false, true] },
  { id: 'memberInfo', row: '[spec 7.07]', want: ['GET', '/wps/member/info', true, false] },
  { id: 'changePassword', row: '[spec 7.10]', want: ['POST', '/wps/member/password', true, true] },
  { id: 'captcha', row: '[spec 7.15]', want: ['GET', '/wps/captcha', false, false] },
  { id: 'balance', row: '[spec 7.19]', want: ['GET', '/wps/v2/wallets/balance', true, false] },
  { id: 'logout', row: '[spec 7.21]', want: ['POST', '/wps/session/logout', true, false] },
] as const)(
  'the call table [spec 7.02] [spec 7.07] [spec 7.10] [spec 7.15] [spec 7.19] [spec 7.21]',
  ({ id, row, want }) => {
    it(`lists ${id} as in ${row}`, () => {
      const { method, path, token, encrypted } = contract[id];
      expect([method, path, token, encrypted]).toEqual(want);
    });
  },
);

describe('what travels', () => {
  it('is username, password, captcha, type and proof to sign in [spec 3.16]', () => {
    expect(Object.keys(login.request.entries)).toEqual(
      expect.arrayContaining(['username', 'password', 'captcha', 'type', 'proof']),
    );
    for (const type of ['username', 'sms', 'firebase'] as const) {
      expect(v.parse(login.request, { ...request, type }).type).toBe(type);
    }
    expect(v.safeParse(login.request, { ...request, type: 'other' }).success).toBe(false);
  });

  it('is every field of member info, with numbers that some write as text [spec 3.18]', () => {
    const wire = { ...examples.memberInfo.value, id: 7, type: '41' };
    expect(v.parse(memberInfo.response, wire)).toEqual({
      id: '7',
      account: 'mira2026',
      nickname: 'Mira',
      type: 41,
      toUpline: false,
      clubLabel: { labelName: 'Club 5', rankLevel: 5 },
      memberLabel: [{ labelName: 'Regular' }],
    });
    const unknown = { ...examples.memberInfo.value, type: 'staff' };
    expect(v.safeParse(memberInfo.response, unknown).success).toBe(false);
  });
});

describe('the type of an account', () => {
  it.each([
    { type: 0, isAgent: false, isTrial: false, canSeeAgentCentre: false },
    { type: 1, isAgent: true, isTrial: false, canSeeAgentCentre: true },
    { type: '2', isAgent: true, isTrial: false, canSeeAgentCentre: true },
    { type: 4, isAgent: true, isTrial: true, canSeeAgentCentre: false },
    { type: 41, isAgent: true, isTrial: false, canSeeAgentCentre: true },
    { type: 42, isAgent: true, isTrial: false, canSeeAgentCentre: true },
  ])('$type is read [spec 4.02] [spec 9.04]', ({ type, ...want }) => {
    expect(parseMemberType(type)).toEqual({ level: Number(type), ...want });
  });

  it.each([9, 3, '', 'x', null, undefined, Number.NaN])('%s is unknown to the site', (type) => {
    expect(parseMemberType(type)).toBeUndefined();
    expect(parseAgentLevel(type)).toMatchObject({ isAgent: false, canSeeAgentCentre: false });
  });
});

it('accepts refusal codes by name, and no other', () => {
  expect(parseRefusalCode('CAPTCHA_REQUIRED')).toBe('CAPTCHA_REQUIRED');
  expect(parseRefusalCode('1203')).toBeUndefined();
  expect(parseRefusalCode(undefined)).toBeUndefined();
});
