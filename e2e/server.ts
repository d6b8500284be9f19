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
import { anotherBuild, platformHeader, port, signedInPath } from './sites.ts';

/** As many as two workers use at a time, and a few that a closing page may still ask. */
const keptPlatforms = 8;

/**
 * The built sites, as `npm start` serves them, with a platform for each test: what a test changes (settings, accounts, faults)
 * no other test meets.
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

  function platformOf(test: string): Sandbox {
    const found =
      platforms.get(test) ??
      createSandbox({
        store: filledStore({ merchants, hashPassword: scryptHash, now: started }),
        clock: systemClock,
        random: seededRandom(1),
        merchants,
        hashPassword: scryptHash,
        art: sandboxArt,
      });
    // A map keeps the order of insertion: the platform that was asked last stands last.
    platforms.delete(test);
    platforms.set(test, found);
    const [oldest] = platforms.keys();
    if (oldest !== undefined && platforms.size > keptPlatforms) platforms.delete(oldest);
    return found;
  }
  const site = createServer({
    dist,
    sandbox: {
      fetch: (request, peer) =>
        platformOf(request.headers.get(platformHeader) ?? '').fetch(request, peer),
    },
  });
  /** What session storage holds for a member of the site that is asked. */
  async function signedIn({ headers }: Request, as: string): Promise<Response> {
    const asked = await directory.of(headers.get('host') ?? undefined);
    if (!asked) throw new Error(`${dist} has no sites. Run npm run build.`);
    const platform = platformOf(headers.get(platformHeader) ?? '');
    const record = await signIn(platform, asked.merchant, { as });
    const session = memoryStore();
    createStorage({ local: undefined, session }).saveSession({
      ...record,
      merchantCode: asked.merchant.code,
    });
    return Response.json(Object.fromEntries(session.entries));
  }

  const fetch: typeof site.fetch = async (request, ...rest) => {
    const { pathname, searchParams } = new URL(request.url);
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
