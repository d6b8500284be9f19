import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** The port is in use; says which and what to type instead. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop it, or run: PORT=${port + 1} npm start`);
    this.name = 'PortTaken';
  }
}

/**
 * Listens on both loopback addresses, so that `localhost` is answered however the system resolves it; a machine without
 * IPv6 is served on IPv4 alone. Nothing outside of this machine is answered.
 *
 * @throws PortTaken
 * @returns closes the servers at once, open connections too
 */
export async function listen(
  listener: RequestListener,
  port: number,
): Promise<() => Promise<void>> {
  const servers = [await listenOn(listener, '127.0.0.1', port)];
  try {
    servers.push(await listenOn(listener, '::1', port));
  } catch (error) {
    if (error instanceof PortTaken) {
      await Promise.all(servers.map(close));
      throw error;
    }
  }
  return async () => {
    await Promise.all(servers.map(close));
  };
}

/** As {@link listen}, for what answers requests of the Fetch standard. */
export const serve = (fetch: Parameters<typeof getRequestListener>[0], port: number) =>
  listen(getRequestListener(fetch), port);

function listenOn(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen({ host, port }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
