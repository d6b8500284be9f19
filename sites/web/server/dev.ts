import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { watchFolders } from '@livery/cli';
import { createServer as createVite } from 'vite';
import { listen } from './listen.ts';
import { createPlatform } from './platform.ts';
import { createServer } from './server.ts';
import { siteDirectory } from './site-list.ts';
import { sourceBuild } from './source-build.ts';
import { addresses, dist, emit, portFrom, root, say } from './workspace.ts';

const siteDir = join(root, '.cache', 'dev-site');

/** `npm run dev`: the sites with their sources compiled on the way, so that a change shows at once. */
async function dev(): Promise<void> {
  const port = portFrom(process.env.PORT);
  const vite = await createVite({
    configFile: join(root, 'sites', 'web', 'vite.config.ts'),
    appType: 'custom',
    // Updates come over a socket of their own: the two loopback listeners are ours.
    server: { middlewareMode: true, hmr: { port: port + 1 } },
  });
  const app = await sourceBuild(vite);
  await emit(siteDir, app);
  const sites = siteDirectory(siteDir);
  if ((await sites.all()).length === 0) throw new Error('Fix the files above and start again.');
  const platform = createPlatform(join(root, '.local', 'sandbox.sqlite'));
  const merchants = async () => (await sites.all()).map(({ merchant }) => merchant);
  platform.serve(await merchants());

  const site = createServer({
    dist,
    siteDir,
    sandbox: platform,
    changePage: (html, path) => vite.transformIndexHtml(path, html),
  });
  const answer = getRequestListener(site.fetch);
  const ours = /^\/(wps|lgw|sandbox|brand|fonts)(\/|\?|$)/;
  const stopListening = await listen((request, response) => {
    if (ours.test(request.url ?? '')) answer(request, response);
    else vite.middlewares(request, response, () => answer(request, response));
  }, port);

  const unwatch = watchFolders(root, ['themes', 'merchants'], async () => {
    const built = await emit(siteDir, app);
    if (!built?.emitted.length) return;
    platform.serve(await merchants());
    vite.ws.send({ type: 'full-reload' });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      unwatch();
      void Promise.allSettled([stopListening(), vite.close(), platform.close()]).then(() =>
        process.exit(0),
      );
    });
  }
  say(`\nLivery development server:\n\n${addresses(await sites.all(), port)}\n`);
}

dev().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
