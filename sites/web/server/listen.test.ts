import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createSandbox,
  DroppedConnectionError,
  memoryStore,
  quickHash,
  type SandboxMerchant,
  systemClock,
} from '@livery/sandbox';
import { expect, test } from 'vitest';
import { listen, PortTaken, serve } from './listen.ts';
import { createServer as createSiteServer } from './server.ts';

const merchant: SandboxMerchant = {
  code: 'LIVERY',
  name: 'Livery Play',
  hosts: ['localhost'],
  mobileCountries: [],
  profile: 'demo',
  currency: { code: 'THB', decimals: 2, minBetUnit: 1 },
  timeZone: 'Asia/Bangkok',
  features: {},
  paymentMethods: [],
  languages: ['EN'],
  defaultLanguage: 'EN',
  siteSettings: {},
  contacts: {},
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  // A TCP server's address is never a pipe's name.
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

test('reports a port in use with the fix', async () => {
  const port = await freePort();
  const close = await listen((_, response) => response.end('here'), port);
  try {
    const second = listen((_, response) => response.end('there'), port);
    await expect(second).rejects.toThrow(PortTaken);
    await expect(second).rejects.toThrow(`Port ${port} is in use`);
    await expect(second).rejects.toThrow(`PORT=${port + 1} npm start`);
  } finally {
    await close();
  }
});

test('closing ends open connections and frees the port at once', async () => {
  const port = await freePort();
  const close = await listen((_, response) => response.write('never ends'), port);
  const open = await fetch(`http://127.0.0.1:${port}/`);
  const ended = open.text().then(
    () => 'whole',
    () => 'cut',
  );
  await close();
  expect(await ended).toBe('cut');
  const again = await listen((_, response) => response.end('again'), port);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('again');
  await again();
});

test('a call whose connection the platform drops ends without an answer', async () => {
  const server = createSiteServer({
    dist: '/nowhere',
    sandbox: { fetch: async () => Promise.reject(new DroppedConnectionError()) },
  });
  const port = await freePort();
  const close = await serve(server.fetch, port);
  try {
    await expect(fetch(`http://127.0.0.1:${port}/wps/system/status`)).rejects.toThrow(
      'fetch failed',
    );
  } finally {
    await close();
  }
});

test('a call whose chunks never end is answered, and its connection closed', async () => {
  const sandbox = createSandbox({
    store: memoryStore(),
    clock: systemClock,
    random: () => 0,
    merchants: [merchant],
    hashPassword: quickHash,
    art: { cover: () => '', vendorIcon: () => '', banner: () => '' },
  });
  const port = await freePort();
  const close = await serve(createSiteServer({ dist: '/nowhere', sandbox }).fetch, port);
  const call = send({ port, method: 'POST', path: '/wps/session/login' });
  try {
    const closed = new Promise<void>((done) => call.once('close', done));
    const answered = new Promise<number | undefined>((done, fail) => {
      call.once('response', (response) => {
        response.resume();
        done(response.statusCode);
      });
      call.once('error', fail);
      // What is still on its way when the server hangs up.
      call.on('error', () => {});
    });
    const chunk = Buffer.alloc(2 ** 20);
    const more = () => {
      while (!call.destroyed && call.write(chunk));
    };
    call.on('drain', more);
    more();
    expect(await answered).toBe(413);
    await closed;
  } finally {
    call.destroy();
    await close();
  }
});

test('the platform is told the address of the connection', async () => {
  const peers: (string | undefined)[] = [];
  const platform = (_: Request, peer?: string) => {
    peers.push(peer);
    return new Response('here');
  };
  const port = await freePort();
  const close = await serve(
    createSiteServer({ dist: '/nowhere', sandbox: { fetch: platform } }).fetch,
    port,
  );
  try {
    await fetch(`http://127.0.0.1:${port}/wps/system/status`, {
      headers: { 'x-forwarded-for': '192.0.2.66' },
    });
    expect(peers).toEqual(['127.0.0.1']);
  } finally {
    await close();
  }
});
