import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSites } from '@livery/cli';
import { createServer as createVite } from 'vite';
import { expect, test } from 'vitest';
import { createServer } from './server.ts';
import { sourceBuild } from './source-build.ts';
import { root } from './workspace.ts';

test('the development server tells an address that no route has, and shows the same page there', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'livery-sources-'));
  const vite = await createVite({
    configFile: join(root, 'sites', 'web', 'vite.config.ts'),
    cacheDir: join(dist, 'cache'),
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await buildSites({ root, outDir: join(dist, 'site'), ...(await sourceBuild(vite)) });
    const server = createServer({
      dist,
      sandbox: { fetch: () => new Response() },
      changePage: async (html) => html,
    });
    const at = async (path: string) => server.request(`http://localhost${path}`);
    const [known, unknown] = [await at('/login'), await at('/no-such-page')];
    expect([known.status, unknown.status]).toEqual([200, 404]);
    expect(await unknown.text()).toBe(await known.text());
  } finally {
    await vite.close();
    await rm(dist, { recursive: true });
  }
}, 60_000);
