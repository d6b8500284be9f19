import { deviceList, deviceLogOut, loginHistory } from '@livery/api/contract/devices';
import { login, memberInfo, rememberCreate, rememberLogin } from '@livery/api/contract/session';
import { expect, it } from 'vitest';
import { loginsOf, noteLogin } from '../session/logins.ts';
import { accountKey } from '../session/rows.ts';
import { openSandbox } from '../session/session.fixture.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** A sandbox whose members may be in several places, each with an address and a browser. */
async function openDevices() {
  const opened = openSandbox();
  await opened.sandbox.settings.set({ oneSession: false });
  const at = (userAgent: string, address: string, token?: string) =>
    opened.client(token, {
      fetch: (url, init) => {
        const headers = new Headers(init.headers);
        headers.set('user-agent', userAgent);
        return opened.sandbox.fetch(new Request(url, { ...init, headers }), address);
      },
    });
  async function signedIn(username: string, userAgent: string, address: string) {
    const from = at(userAgent, address);
    const sent = { username, password: 'Play4fun', proof: await opened.proof() };
    const { token = '' } = await from.call(login, sent);
    return at(userAgent, address, token);
  }
  return { ...opened, at, signedIn };
}

it('lists where a member is logged in, this session first, with a masked address', async () => {
  const { signedIn, pass } = await openDevices();
  await signedIn('mira2026', phone, '203.0.113.77');
  pass(60_000);
  await signedIn('mira2026', desk, '2001:db8:1:2:3:4:5:6');
  pass(60_000);
  const here = await signedIn('mira2026', 'curl/8', '198.51.100.4');
  const { list } = await here.call(deviceList, {});
  expect(
    list.map(({ current, address, browser, system }) => [current, address, browser, system]),
  ).toEqual([
    [true, '198.51.100.•••', undefined, undefined],
    [false, '2001:db8:•••', 'Firefox', 'Windows'],
    [false, '203.0.113.•••', 'Chrome', 'Android'],
  ]);
});

it('logs one other device out, and forgets remembered logins', async () => {
  const { signedIn, no, guest } = await openDevices();
  const other = await signedIn('mira2026', phone, '203.0.113.77');
  const { rememberToken } = await other.call(rememberCreate, {});
  const third = await signedIn('mira2026', desk, '203.0.113.78');
  const here = await signedIn('mira2026', desk, '203.0.113.79');
  const { list } = await here.call(deviceList, {});
  const deviceId = list.find(({ browser }) => browser === 'Chrome')?.deviceId ?? '';
  await here.call(deviceLogOut, { deviceId });
  expect(await no(other.call(memberInfo, {}))).toMatchObject({ kind: 'expired' });
  expect(await no(guest.call(rememberLogin, { rememberToken }))).toMatchObject({
    code: 'REMEMBER_EXPIRED',
  });
  await third.call(memberInfo, {});
  expect((await here.call(deviceList, {})).list).toHaveLength(2);
  // A device that is gone is answered like one that never was.
  expect(await no(here.call(deviceLogOut, { deviceId }))).toMatchObject({ code: 'NOT_FOUND' });
});

it('logs all others out at once, and never itself', async () => {
  const { signedIn, no } = await openDevices();
  const others = [
    await signedIn('mira2026', phone, '203.0.113.77'),
    await signedIn('mira2026', desk, '203.0.113.78'),
  ];
  const here = await signedIn('mira2026', desk, '203.0.113.79');
  await here.call(deviceLogOut, {});
  for (const other of others) {
    expect(await no(other.call(memberInfo, {}))).toMatchObject({ kind: 'expired' });
  }
  const { list } = await here.call(deviceList, {});
  expect(list).toHaveLength(1);
  const own = here.call(deviceLogOut, { deviceId: list[0]?.deviceId ?? '' });
  expect(await no(own)).toMatchObject({ code: 'WRONG_STATE' });
  await here.call(memberInfo, {});
});

it('answers another member’s devices like devices that do not exist', async () => {
  const { signedIn, no } = await openDevices();
  const mira = await signedIn('mira2026', phone, '203.0.113.77');
  const tara = await signedIn('tara2026', desk, '203.0.113.78');
  const { list } = await mira.call(deviceList, {});
  const deviceId = list[0]?.deviceId ?? '';
  const theirs = await no(tara.call(deviceLogOut, { deviceId }));
  const nobodys = await no(tara.call(deviceLogOut, { deviceId: 'nobody' }));
  expect(theirs).toEqual(nobodys);
  expect(theirs).toMatchObject({ code: 'NOT_FOUND' });
  await mira.call(memberInfo, {});
  await tara.call(deviceLogOut, {});
  await mira.call(memberInfo, {});
  expect((await tara.call(deviceList, {})).list).toHaveLength(1);
  expect(JSON.stringify(await tara.call(loginHistory, {}))).not.toContain('203.0.113.77');
});

it('tells every try to log in, right and wrong, the newest first, by pages', async () => {
  const { signedIn, at, proof, no, pass } = await openDevices();
  const here = await signedIn('mira2026', phone, '203.0.113.77');
  pass(60_000);
  const wrong = async () =>
    no(
      at(desk, '198.51.100.9').call(login, {
        username: 'mira2026',
        password: 'a wrong one',
        proof: await proof(),
      }),
    );
  await wrong();
  await wrong();
  const { list, totalPages } = await here.call(loginHistory, { pageSize: 2 });
  expect(totalPages).toBe(2);
  expect(list).toMatchObject([
    { success: false, address: '198.51.100.•••', browser: 'Firefox', system: 'Windows' },
    { success: false },
  ]);
  const rest = await here.call(loginHistory, { pageSize: 2, pageNo: 2 });
  expect(rest.list).toMatchObject([{ success: true, address: '203.0.113.•••', browser: 'Chrome' }]);
  expect(JSON.stringify([list, rest])).not.toMatch(/113\.77|100\.9|MAYURA|wrong one/);
});

it('forgets logins that are older than 90 days', async () => {
  const { signedIn, pass } = await openDevices();
  await signedIn('mira2026', phone, '203.0.113.77');
  pass(91 * 24 * 60 * 60_000);
  const here = await signedIn('mira2026', desk, '203.0.113.78');
  expect((await here.call(loginHistory, {})).list).toHaveLength(1);
});

it('keeps a login however often a stranger tries a wrong password after it', async () => {
  const { store } = openSandbox();
  const mira = accountKey('MAYURA', 'mira2026');
  const here = { userAgent: desk, clientIp: '203.0.113.77' };
  const kept = await store.transaction(async (tx) => {
    await noteLogin({ tx, now: 1_000_000, ...here }, mira, true);
    for (let at = 1; at <= 205; at += 1) {
      await noteLogin({ tx, now: 1_000_000 + at, ...here }, mira, false);
    }
    return loginsOf({ tx }, mira);
  });
  expect(kept.filter(({ row }) => row.success)).toHaveLength(1);
  expect(kept.filter(({ row }) => !row.success)).toHaveLength(200);
});
