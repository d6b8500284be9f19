import { folded } from '@livery/i18n/search-text';
import type { Sandbox } from '@livery/sandbox';
import { sandboxOfSites, serveBeside } from '../lists/serve-beside.ts';

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
  const sandbox = await sandboxOfSites();
  const many = await manyGames(sandbox);
  return serveBeside(root, port, {
    platform: { fetch: (request, peer) => withMany(sandbox, many, request, peer) },
    page: 'scripts/bench/halls/plain.tsx',
    list: many,
  });
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
