import { registerSettings } from '@livery/api/contract/registration';
import { memberInfo, secondStepCode } from '@livery/api/contract/session';
import { systemStatus, whitelabel } from '@livery/api/contract/system';
import { describe, expect, it } from 'vitest';
import { openMoney } from '../../money/money.fixture.ts';
import { openPaymentsSandbox } from '../../payments/payments.fixture.ts';
import { openSandbox, paymentPassword } from '../../session/session.fixture.ts';

function visit(sandbox: ReturnType<typeof openSandbox>['sandbox']) {
  return {
    page: async (query = '') => {
      const answer = await sandbox.fetch(new Request(`http://localhost/sandbox${query}`));
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      return answer.text();
    },
    press: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      sandbox.fetch(
        new Request('http://localhost/sandbox', {
          method: 'POST',
          headers,
          body: new URLSearchParams(fields),
        }),
      ),
    json: async (method: string, path: string, body?: unknown) => {
      const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      return (await sandbox.fetch(new Request(`http://localhost/sandbox${path}`, init))).json();
    },
  };
}

describe('the control page', () => {
  it('lists the accounts, the inbox and the captcha answers', async () => {
    const { sandbox, signIn, guest, lastCode } = openSandbox();
    const ticket = (await signIn('faraway2026')).secondStep?.ticket ?? '';
    await guest.call(secondStepCode, { ticket, method: 'mobile' });
    const html = await visit(sandbox).page();
    for (const words of [
      'mira2026',
      'Play4fun',
      'otpauth://',
      `${await lastCode()} is your code`,
    ]) {
      expect(html).toContain(words);
    }
  });

  it('switches without a script: status, faults, clock, sessions and reset', async () => {
    const { sandbox, client, tokenOf, no, guest } = openSandbox();
    const { press } = visit(sandbox);
    const done = await press({ do: 'status', status: '1' });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sandbox']);
    expect(await guest.call(systemStatus, {})).toEqual({ status: 1 });
    await press({ do: 'status', status: '0' });

    await press({ do: 'fault', call: 'login', kind: 'delay', number: '9', once: 'on' });
    expect(await sandbox.faults.list('MAYURA')).toEqual([
      { call: 'login', fault: { kind: 'delay', ms: 9, times: 'once' } },
    ]);
    await press({ do: 'clear-faults' });
    expect(await sandbox.faults.list('MAYURA')).toEqual([]);

    const before = await sandbox.clock.now();
    await press({ do: 'clock', minutes: '31' });
    expect((await sandbox.clock.now()) - before).toBe(31 * 60_000);
    await press({ do: 'reset-clock' });
    expect(await sandbox.clock.now()).toBe(before);

    await press({ do: 'settings', idleMinutes: '5' });
    expect(await sandbox.settings.get('MAYURA')).toMatchObject({
      idleMs: 300_000,
      oneSession: false,
    });
    const mira = client(await tokenOf('mira2026'));
    await press({ do: 'sessions', end: 'PASSWORD_CHANGED' });
    expect(await no(mira.call(memberInfo, {}))).toMatchObject({ reason: 'passwordChanged' });
    await press({ do: 'reset' });
    expect((await sandbox.settings.get('MAYURA')).oneSession).toBe(true);
  });

  it('switches a site setting, which the calls then follow', async () => {
    const { sandbox, guest } = openSandbox();
    const { page, press } = visit(sandbox);
    expect((await guest.call(registerSettings, {})).verificationCode?.enabled).toBe(true);
    await press({ do: 'site-settings', USERNAMEREG3: 'on' });
    expect((await guest.call(registerSettings, {})).verificationCode?.enabled).toBe(false);
    const { settings } = await guest.call(whitelabel, {});
    const tree = settings[0]?.childrenNodes ?? [];
    expect(tree.find(({ modId }) => modId === 'USERNAMEREG3')?.enabled).toBe(1);
    expect(tree.find(({ modId }) => modId === 'REGMOBVERF3')?.enabled).toBe(0);
    expect(await page()).toContain('name="USERNAMEREG3" checked');
  });

  it('shows ledger balances and the postings of an account', async () => {
    const { sandbox, member } = openMoney();
    const tara = await member('tara2026');
    const transfer = { account: 'arun2026', amount: '5', password: paymentPassword };
    const { reference } = await tara.act('transferCreate', transfer);
    const html = await visit(sandbox).page('?account=tara2026');
    expect(html).toContain('every ledger account matches its postings');
    for (const words of [reference, '-5.00 INR', '2495.50 INR', 'opening']) {
      expect(html).toContain(words);
    }
    expect(await visit(sandbox).page('?account=<i>')).toContain(
      'The account &lt;i&gt; has no ledger accounts',
    );
  });

  it('lets the clerk settle a deposit and move a withdrawal on', async () => {
    const { sandbox } = openPaymentsSandbox();
    const { page, press, json } = visit(sandbox);
    const waiting = async () => (await json('GET', '/payments')).value;
    const before = await waiting();
    const [deposit] = before.deposits;
    const withdrawal = before.withdrawals.find(
      (each: { state: string }) => each.state === 'requested',
    );
    if (!deposit || !withdrawal) throw new Error('expected seeded payments that wait');
    expect(await page()).toContain(deposit.reference);
    await press({ do: 'deposit', reference: deposit.reference, outcome: 'arrived' });
    await press({ do: 'withdrawal', reference: withdrawal.reference, to: 'rejected' });
    const after = JSON.stringify(await waiting());
    expect(after).not.toContain(deposit.reference);
    expect(after).not.toContain(withdrawal.reference);
    const twice = await press({ do: 'deposit', reference: deposit.reference, outcome: 'arrived' });
    expect(twice.status).toBe(400);
  });

  it('rejects unknown input, and forms posted by another site', async () => {
    const { sandbox } = openSandbox();
    const { press } = visit(sandbox);
    expect((await press({ do: 'nothing' })).status).toBe(400);
    expect((await press({ do: 'fault', call: 'nothing', kind: 'drop' })).status).toBe(400);
    const foreign = await press({ do: 'status', status: '1' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect(await sandbox.status.get('MAYURA')).toEqual({ status: 0 });
  });
});

it('offers the same switches as JSON', async () => {
  const { sandbox, signIn, guest, client, tokenOf, no } = openSandbox();
  const { json } = visit(sandbox);
  const moved = await json('PUT', '/clock', { offsetMs: 60_000 });
  expect(moved.value.offsetMs).toBe(60_000);
  const ticket = (await signIn('faraway2026')).secondStep?.ticket ?? '';
  await guest.call(secondStepCode, { ticket, method: 'email' });
  const { value: inbox } = await json('GET', '/inbox');
  expect(inbox).toMatchObject([{ kind: 'email', to: 'faraway2026@mail.example' }]);
  expect((await json('GET', '/captchas')).value).toEqual([]);
  expect((await json('GET', '/accounts')).value).toHaveLength(17);
  expect((await json('PUT', '/settings', { idleMs: 5 })).success).toBe(false);
  const mira = client(await tokenOf('mira2026'));
  await json('PUT', '/sessions', { end: 'SIGNED_IN_ELSEWHERE', username: 'mira2026' });
  expect(await no(mira.call(memberInfo, {}))).toMatchObject({ reason: 'signedInElsewhere' });
  await json('PUT', '/reset', {});
  expect((await json('GET', '/clock')).value.offsetMs).toBe(0);
});
