import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createSandbox,
  filledStore,
  type Sandbox,
  seededRandom,
  systemClock,
} from '@livery/sandbox';
import { build } from 'vite';
import { scryptHash } from '../../../sites/web/server/hash-password.ts';
import { serve } from '../../../sites/web/server/listen.ts';
import { sandboxArt } from '../../../sites/web/server/sandbox-art.ts';
import { sandboxMerchant } from '../../../sites/web/server/sandbox-merchant.ts';
import { createServer } from '../../../sites/web/server/server.ts';
import { siteDirectory } from '../../../sites/web/server/site-list.ts';
import { dist } from '../../../sites/web/server/workspace.ts';

/** A platform of the built sites, with the demo accounts. */
export async function sandboxOfSites(): Promise<Sandbox> {
  const sites = await siteDirectory(join(dist, 'site')).all();
  const [first, ...others] = sites
    .map(({ merchant }) => merchant)
    .sort((a, b) => Number(b.default) - Number(a.default))
    .map(sandboxMerchant);
  if (!first) throw new Error(`${dist} has no sites. Run npm run build.`);
  const merchants = [first, ...others] as const;
  return createSandbox({
    store: filledStore({ merchants, hashPassword: scryptHash, now: Date.now() }),
    clock: systemClock,
    random: seededRandom(1),
    merchants,
    hashPassword: scryptHash,
    art: sandboxArt,
  });
}

/**
 * Serves the built sites, and beside them a plain page (`/plain.html`) with the same list in `/list.json`.
 *
 * @param options.platform what the sites have behind them
 * @param options.page the source of the plain page, a path from the root of the repository
 * @param options.list what it shows
 * @returns closes it
 */
export async function serveBeside(
  root: string,
  port: number,
  options: { platform: Pick<Sandbox, 'fetch'>; page: string; list: readonly object[] },
): Promise<() => Promise<void>> {
  const site = createServer({ dist, sandbox: options.platform });
  const files = await plainFiles(root, options);
  return serve((request, env) => {
    const file = files[new URL(request.url).pathname];
    return file
      ? new Response(file.text, { headers: { 'content-type': `${file.type}; charset=utf-8` } })
      : site.fetch(request, env);
  }, port);
}

async function plainFiles(
  root: string,
  { page, list }: { page: string; list: readonly object[] },
): Promise<Readonly<Record<string, { type: string; text: string }>>> {
  const outDir = join(root, '.cache/bench', page.replace(/\W+/g, '-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'esnext',
      rolldownOptions: { input: page, output: { entryFileNames: 'plain.js' } },
    },
  });
  return {
    '/plain.html': {
      type: 'text/html',
      text: '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><link rel="icon" href="data:,"><script type="module" src="/plain.js"></script><div id="root"></div>',
    },
    '/plain.js': {
      type: 'text/javascript',
      text: await readFile(join(outDir, 'plain.js'), 'utf8'),
    },
    '/list.json': { type: 'application/json', text: JSON.stringify(list) },
  };
}
