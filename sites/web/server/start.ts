import { join } from 'node:path';
import { readProject, report, watchFolders } from '@livery/cli';
import { buildJavaScript } from './javascript-build.ts';
import { serve } from './listen.ts';
import { createPlatform } from './platform.ts';
import { createServer } from './server.ts';
import { siteDirectory } from './site-list.ts';
import {
  accountLines,
  addresses,
  dist,
  emit,
  hasLastGood,
  portFrom,
  root,
  say,
} from './workspace.ts';

const siteDir = join(dist, 'site');
const starting = () =>
  new Response('Livery is starting. Try again in a moment.', {
    status: 503,
    headers: { 'retry-after': '2' },
  });

/** `npm start`: builds what is stale, serves all sites with their platform, follows changes of brands and merchants. */
async function start(): Promise<void> {
  const port = portFrom(process.env.PORT);
  // The port first: whoever finds it taken should not wait for a build to be told.
  let fetch: Parameters<typeof serve>[0] = starting;
  const stopListening = await serve((request, connection) => fetch(request, connection), port);
  const endings: (() => void | Promise<void>)[] = [stopListening];
  onSignal(endings);

  await prepare();
  const sites = siteDirectory(siteDir);
  const platform = createPlatform(join(root, '.local', 'sandbox.sqlite'));
  endings.push(platform.close);
  platform.serve((await sites.all()).map(({ merchant }) => merchant));
  fetch = createServer({ dist, sandbox: platform }).fetch;

  const unwatch = watchFolders(root, ['themes', 'merchants'], async () => {
    try {
      await emit(siteDir);
      platform.serve((await sites.all()).map(({ merchant }) => merchant));
    } catch (error) {
      say(`${messageOf(error)}\nThe last good pages are still being served.`);
    }
  });
  endings.push(unwatch);
  say(
    `\nLivery is ready. Demonstration, no real money.\n\n${addresses(await sites.all(), port)}\n`,
  );
  say(
    `Sandbox accounts, on every site:\n\n${accountLines()}\n\nStatus, faults, clock, inbox and reset: open /sandbox on any of them.\n`,
  );
  say('Changes in themes/ and merchants/ appear on reload. Press Ctrl-C to stop.');
}

/** Leaves sites that can be served, or throws: each merchant's newest, or its last good one when its files are broken. */
async function prepare(): Promise<void> {
  say('Checking brands and merchants …');
  const reading = await readProject(root);
  if (!reading.merchants.some(({ ok }) => ok)) {
    say(`\n${report(reading.diagnostics, reading.texts)}\n`);
    if (!hasLastGood(siteDir))
      throw new Error('There is no earlier site to serve. Fix the files above and start again.');
    say('Serving the last good site until these are fixed.');
    return;
  }
  const built = await buildJavaScript({ root, dist, say });
  say(built ? 'The JavaScript is built.' : 'The JavaScript is up to date.');
  await emit(siteDir);
  if (!hasLastGood(siteDir)) throw new Error('The pages could not be written.');
}

function onSignal(endings: readonly (() => void | Promise<void>)[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say('\nStopped.');
      void Promise.allSettled(endings.map(async (end) => end())).then(() => process.exit(0));
    });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

start().catch((error: unknown) => {
  process.stderr.write(`\n${messageOf(error)}\n`);
  process.exit(1);
});
