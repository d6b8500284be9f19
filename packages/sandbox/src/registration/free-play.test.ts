import { contract } from '@livery/api/contract';
import { sessionKeys } from '@livery/api/contract/keys';
import { freePlayLogin } from '@livery/api/contract/registration';
import { captchaPass, memberInfo } from '@livery/api/contract/session';
import { balance } from '@livery/api/contract/wallet';
import { createJweCipher } from '@livery/api/jwe';
import { expect, it } from 'vitest';
import { openMoney } from '../money/money.fixture.ts';
import { throttles } from '../session/rows.ts';

const hour = 60 * 60_000;
const device = 'a device that nobody can guess';

async function openFreePlay(isOn = true) {
  const opened = openMoney();
  const { sandbox, guest } = opened;
  await sandbox.settings.set({ siteSettings: { FREEPLAY3: isOn } });
  const seal = async (content: unknown) =>
    createJweCipher().encrypt(JSON.stringify(content), await guest.call(sessionKeys, {}));
  return {
    ...opened,
    seal,
    play: async (name = device) =>
      guest.call(freePlayLogin, { os: 'Android', token: await seal({ device: name }) }),
  };
}

it('gives a visitor play money [spec 7.14] [spec 6.02]', async () => {
  expect(contract.freePlayLogin).toMatchObject({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    token: false,
    encrypted: false,
  });
  const { play, client, wire, booksBalance, audit } = await openFreePlay();
  const { token } = await play();
  expect(
    wire.some((line) => line.includes('"platform":"W"') && line.includes('"gatewayVersion":3')),
  ).toBe(true);
  expect(wire.join()).not.toContain(device);
  const own = client(token);
  expect(await own.call(memberInfo, {})).toMatchObject({ type: 4, nickname: 'Guest' });
  expect(await own.call(balance, {})).toEqual({ sumBalance: '1000.00' });
  await booksBalance();
  const { account } = await own.call(memberInfo, {});
  const { books } = await audit();
  expect(books.find(({ book }) => book.includes(account))?.balance).toBe(100_000n);
});

it('has the rights of a trial account', async () => {
  const { play, client, no } = await openFreePlay();
  const own = client((await play()).token);
  const request = { account: 'arun2026', amount: '5', password: '' };
  const moved = own.call(contract.transferCreate, request, { idempotencyKey: 'guest-act-1' });
  expect(await no(moved)).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' });
});

it('recognises a device, and no other', async () => {
  const { play, client, pass } = await openFreePlay();
  const nameOf = async (token = '') => (await client(token).call(memberInfo, {})).account;
  const first = await nameOf((await play()).token);
  pass(hour);
  expect(await nameOf((await play()).token)).toBe(first);
  expect(await nameOf((await play('another device, as long')).token)).not.toBe(first);
});

it('expires after a day, and returns the play money to the house account', async () => {
  const { play, client, pass, no, audit, booksBalance } = await openFreePlay();
  const own = client((await play()).token);
  const { account } = await own.call(memberInfo, {});
  for (let half = 0; half < 48; half += 1) {
    pass(hour / 2 - 1);
    await own.call(memberInfo, {});
  }
  // Not by being quiet: the last call was this long ago.
  pass(48);
  expect(await no(own.call(memberInfo, {}))).toMatchObject({ kind: 'expired' });
  const other = await client((await play()).token).call(memberInfo, {});
  expect(other.account).not.toBe(account);
  const { books } = await audit();
  expect(books.find(({ book }) => book.includes(account))?.balance).toBe(0n);
  await booksBalance();
});

it('has no login by name: a guest has no password', async () => {
  const { play, client, signIn, no } = await openFreePlay();
  const { account } = await client((await play()).token).call(memberInfo, {});
  // The second is what a name without an account is compared with.
  for (const password of ['', 'no account has this']) {
    expect(await no(signIn(account, { password }))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  }
});

it('is rejected where it is off, without an encrypted token, and for an empty one', async () => {
  const { play, guest, no, seal, booksUnchanged } = await openFreePlay();
  await booksUnchanged(async () => {
    const open = guest.call(freePlayLogin, { os: 'Android', token: 'not sealed' });
    expect(await no(open)).toMatchObject({ code: 'KEY_UNKNOWN' });
    for (const content of [{}, { device: 'short' }, 7, null]) {
      const token = await seal(content);
      const failure = await no(guest.call(freePlayLogin, { os: 'Android', token }));
      expect(failure).toMatchObject({ code: 'INVALID_REQUEST' });
    }
  });
  const off = await openFreePlay(false);
  expect(await no(off.play())).toMatchObject({ code: 'METHOD_NOT_OFFERED' });
  expect(await play()).toMatchObject({ token: expect.any(String) });
});

it('opens five hundred guests an hour from one IP address, and more to who reads a picture', async () => {
  const { play, no, pass, store, sandbox, guest, seal, client, readCaptcha } = await openFreePlay();
  const row = { since: await sandbox.clock.now(), count: 499 };
  await store.transaction((tx) => tx.put(throttles, 'MAYURA/guests/127.0.0.1', row));
  await play('the last of many devices');
  const refused = await no(play('one device too many'));
  expect(refused).toMatchObject({ code: 'CAPTCHA_PASS_REQUIRED' });
  expect((await play('the last of many devices')).token).toBeDefined();
  const read = await guest.call(captchaPass, await readCaptcha());
  const reader = client(undefined, { captchaPass: async () => read.pass });
  const token = await seal({ device: 'of one who reads a picture' });
  expect((await reader.call(freePlayLogin, { os: 'Android', token })).token).toBeDefined();
  pass(hour);
  expect((await play('one device too many')).token).toBeDefined();
});
