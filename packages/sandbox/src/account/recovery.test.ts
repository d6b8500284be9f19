import {
  bindAuthenticator,
  confirmAuthenticator,
  recoveryCodes,
  securityOverview,
} from '@livery/api/contract/account';
import { describe, expect, it } from 'vitest';
import { authenticatorOf } from '../session/second-step.ts';
import { openSandbox, password } from '../session/session.fixture.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A member whose logins need a second step, signed in by the authenticator. */
async function openFarah() {
  const opened = openSandbox();
  const { sandbox, signIn, answerStep, client, pass } = opened;
  const ticketOf = async () => (await signIn('faraway2026')).secondStep?.ticket ?? '';
  const codeNow = async (of = secret) =>
    authenticatorOf(of, '').generate({ timestamp: await sandbox.clock.now() });
  const { token } = await answerStep(await ticketOf(), 'authenticator', await codeNow());
  pass(60_000);
  const own = client(token);
  return {
    ...opened,
    own,
    codeNow,
    /** Whether a recovery code lets somebody in. */
    letsIn: async (code: string) => {
      const answer = answerStep(await ticketOf(), 'authenticator', code);
      return answer.then(
        ({ token: found }) => found !== undefined,
        () => false,
      );
    },
    make: async () => (await own.call(recoveryCodes, { password })).codes,
  };
}

describe('recovery codes', () => {
  it('are made for who has the login password and an authenticator', async () => {
    const { own, no, client, tokenOf, wire } = await openFarah();
    const wrong = await no(own.call(recoveryCodes, { password: 'a wrong one' }));
    expect(wrong).toMatchObject({ code: 'PASSWORD_WRONG' });
    const tara = client(await tokenOf('tara2026'));
    expect(await no(tara.call(recoveryCodes, { password }))).toMatchObject({ code: 'WRONG_STATE' });
    expect((await own.call(securityOverview, {})).recoveryCodes).toBeUndefined();
    const { codes } = await own.call(recoveryCodes, { password });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^\d{10}$/);
    const overview = await own.call(securityOverview, {});
    expect(overview.recoveryCodes).toBe(10);
    // Told once: no other answer has them.
    const answers = wire.filter((text) => codes.some((code) => text.includes(code)));
    expect(answers).toHaveLength(1);
  });

  it('are each good once in place of the authenticator’s code, however they are written', async () => {
    const { make, letsIn } = await openFarah();
    const [first = '', second = '', third = ''] = await make();
    expect(await letsIn('0000000000')).toBe(false);
    expect(await letsIn(first)).toBe(true);
    expect(await letsIn(first)).toBe(false);
    expect(await letsIn(` ${second.slice(0, 5)} ${second.slice(5)} `)).toBe(true);
    expect(await letsIn(`${third.slice(0, 5)}-${third.slice(5)}`)).toBe(true);
  });

  it('leave the authenticator’s own codes good', async () => {
    const { make, letsIn, codeNow } = await openFarah();
    await make();
    expect(await letsIn(await codeNow())).toBe(true);
  });

  it('take the place of those made before', async () => {
    const { make, letsIn } = await openFarah();
    const [old = ''] = await make();
    const [next = ''] = await make();
    expect(await letsIn(old)).toBe(false);
    expect(await letsIn(next)).toBe(true);
  });

  it('of one account let nobody into another', async () => {
    const { letsIn, client, tokenOf, codeNow } = await openFarah();
    const tara = client(await tokenOf('tara2026'));
    const made = await tara.call(bindAuthenticator, { password });
    await tara.call(confirmAuthenticator, { code: await codeNow(made.secret) });
    const { codes } = await tara.call(recoveryCodes, { password });
    expect(await letsIn(codes[0] ?? '')).toBe(false);
  });

  it('end with a new authenticator', async () => {
    const { make, own, letsIn, codeNow } = await openFarah();
    const [code = ''] = await make();
    const made = await own.call(bindAuthenticator, { password });
    await own.call(confirmAuthenticator, { code: await codeNow(made.secret) });
    expect((await own.call(securityOverview, {})).recoveryCodes).toBeUndefined();
    expect(await letsIn(code)).toBe(false);
  });
});
