import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DroppedConnectionError } from '@livery/sandbox';
import { expect, test } from 'vitest';
import { listen, PortTaken, serve } from './listen.ts';
import { createServer as createSiteServer } from './server.ts';

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
