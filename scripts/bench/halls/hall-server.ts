import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folded } from '@livery/i18n/search-text';
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

/** Games of one vendor, as many as no vendor of the sandbox has. */
export const gameCount = 10_000;
/** The vendor whose games they are. */
export const vendor = 'LUMA';

interface WireGame {
  readonly nodeId: number;
  readonly name: string;
  readonly [field: string]: unknown;
}
interface Answer {
  readonly value: { readonly games: readonly WireGame[]; readonly totalPages: number };
}

/**
 * Serves the built sites with a platform that has {@link gameCount} games of one vendor, and beside them a plain page with the same games.
 *
 * @returns closes it
 */
export async function serveHalls(root: string, port: number): Promise<() => Promise<void>> {
  const sites = await siteDirectory(join(dist, 'site')).all();
  const [first, ...others] = sites
    .map(({ merchant }) => merchant)
    .sort((a, b) => Number(b.default) - Number(a.default))
    .map(sandboxMerchant);
  if (!first) throw new Error(`${dist} has no sites. Run npm run build.`);
  const merchants = [first, ...others] as const;
  const sandbox = createSandbox({
    store: filledStore({ merchants, hashPassword: scryptHash, now: Date.now() }),
    clock: systemClock,
    random: seededRandom(1),
    merchants,
    hashPassword: scryptHash,
    art: sandboxArt,
  });
  const many = await manyGames(sandbox);
  const site = createServer({
    dist,
    sandbox: { fetch: (request, peer) => withMany(sandbox, many, request, peer) },
  });
  const plain = await plainFiles(root, many);
  return serve((request, env) => {
    const { pathname } = new URL(request.url);
    const file = plain[pathname];
    return file
      ? new Response(file.text, { headers: { 'content-type': `${file.type}; charset=utf-8` } })
      : site.fetch(request, env);
  }, port);
}

/** The games of the vendor over and over, each with a number and a place of its own. */
async function manyGames(sandbox: Sandbox): Promise<readonly WireGame[]> {
  const { value } = await listOf(sandbox, `language=EN&vassalage=${vendor}&pageSize=100`);
  return Array.from({ length: gameCount }, (_, index) => {
    const game = value.games[index % value.games.length];
    if (!game) throw new Error(`The sandbox has no games of ${vendor}.`);
    return { ...game, nodeId: 100_000 + index, name: `${game.name} ${index + 1}` };
  });
}

async function listOf(sandbox: Sandbox, query: string): Promise<Answer> {
  const answer = await sandbox.fetch(new Request(`http://localhost/lgw/games/list?${query}`));
  return (await answer.json()) as Answer; // the sandbox's own envelope
}

/** The platform's answer, with the many games where the vendor's are asked for. */
async function withMany(
  sandbox: Sandbox,
  many: readonly WireGame[],
  request: Request,
  peer: string | undefined,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const answer = await sandbox.fetch(request, peer);
  if (pathname !== '/lgw/games/list' || searchParams.get('vassalage') !== vendor) return answer;
  const envelope = (await answer.json()) as Answer; // as above
  const part = folded(searchParams.get('gameName') ?? '');
  const found = many.filter(({ name }) => folded(name).includes(part));
  const size = Number(searchParams.get('pageSize') ?? 15);
  const from = (Number(searchParams.get('pageNo') ?? 1) - 1) * size;
  const value = {
    games: found.slice(from, from + size),
    totalPages: Math.max(1, Math.ceil(found.length / size)),
  };
  return Response.json({ ...envelope, value }, { headers: answer.headers });
}

async function plainFiles(
  root: string,
  many: readonly WireGame[],
): Promise<Readonly<Record<string, { type: string; text: string }>>> {
  const outDir = join(root, '.cache/bench/plain-hall');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'esnext',
      rolldownOptions: {
        input: 'scripts/bench/halls/plain.tsx',
        output: { entryFileNames: 'plain.js' },
      },
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
    '/games.json': { type: 'application/json', text: JSON.stringify(many) },
  };
}
