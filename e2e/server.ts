import { join } from 'node:path';
import {
  createSandbox,
  filledStore,
  type Sandbox,
  seededRandom,
  systemClock,
} from '@livery/sandbox';
import { signIn } from '../.storybook/sign-in.ts';
import { scryptHash } from '../sites/web/server/hash-password.ts';
import { serve } from '../sites/web/server/listen.ts';
import { sandboxArt } from '../sites/web/server/sandbox-art.ts';
import { sandboxMerchant } from '../sites/web/server/sandbox-merchant.ts';
import { createServer } from '../sites/web/server/server.ts';
import { siteDirectory } from '../sites/web/server/site-list.ts';
import { dist } from '../sites/web/server/workspace.ts';
import { memoryStore } from '../sites/web/src/app/memory-store.ts';
import { createStorage } from '../sites/web/src/app/storage.ts';
import {
  anotherBuild,
  endedPath,
  platformHeader,
  port,
  signedInPath,
  silentFile,
} from './sites.ts';

/**
 * The built sites, as `npm start` serves them, with a platform for each test: what a test changes (settings, accounts, faults)
 * no other test meets. It is there until its test ends, however long that waits between two questions.
 */
async function start(): Promise<void> {
  const directory = siteDirectory(join(dist, 'site'));
  const sites = await directory.all();
  const [first, ...others] = sites
    .map(({ merchant }) => merchant)
    .sort((a, b) => Number(b.default) - Number(a.default))
    .map(sandboxMerchant);
  if (!first) throw new Error(`${dist} has no sites. Run npm run build.`);
  const merchants = [first, ...others] as const;
  const started = Date.now();
  const platforms = new Map<string, Sandbox>();
  const ended = new Set<string>();

  function platformOf(test: string): Sandbox {
    const found = platforms.get(test);
    if (found) return found;
    const made = createSandbox({
      store: filledStore({ merchants, hashPassword: scryptHash, now: started }),
      clock: systemClock,
      random: seededRandom(1),
      merchants,
      hashPassword: scryptHash,
      art: sandboxArt,
    });
    platforms.set(test, made);
    return made;
  }
  const testOf = ({ headers }: Request) => headers.get(platformHeader) ?? '';
  const site = createServer({
    dist,
    sandbox: {
      fetch: async (request, peer) => {
        const test = testOf(request);
        // A page that is being closed may ask once more.
        if (ended.has(test)) return new Response(null, { status: 410 });
        return platformOf(test).fetch(request, peer);
      },
    },
  });
  /** What session storage holds for a member of the site that is asked. */
  async function signedIn(request: Request, as: string): Promise<Response> {
    const asked = await directory.of(request.headers.get('host') ?? undefined);
    if (!asked) throw new Error(`${dist} has no sites. Run npm run build.`);
    const record = await signIn(platformOf(testOf(request)), asked.merchant, { as });
    const session = memoryStore();
    createStorage({ local: undefined, session }).saveSession({
      ...record,
      merchantCode: asked.merchant.code,
    });
    return Response.json(Object.fromEntries(session.entries));
  }

  const fetch: typeof site.fetch = async (request, ...rest) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === endedPath) {
      const test = testOf(request);
      ended.add(test);
      platforms.delete(test);
      return new Response(null, { status: 204 });
    }
    if (pathname === silentFile) return new Promise(() => undefined);
    if (pathname === signedInPath) return signedIn(request, searchParams.get('as') ?? '');
    const isAnotherBuild =
      pathname === '/sw.js' && request.headers.get('cookie')?.includes(anotherBuild);
    if (!isAnotherBuild) return site.fetch(request, ...rest);
    const script = await (await site.fetch(new Request(request.url), ...rest)).text();
    return new Response(`// another build\n${script}`, {
      headers: { 'content-type': 'text/javascript' },
    });
  };
  await serve(fetch, port);
}

await start();
