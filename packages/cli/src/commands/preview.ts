import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import type { Context } from '../command/context.ts';
import { inputRules } from '../command/input-rules.ts';
import { inputError, type Outcome } from '../command/outcome.ts';
import { readSites, serveSite } from '../preview/serve-site.ts';
import type { AddCommand } from '../program.ts';
import { untilAborted } from '../until-aborted.ts';

const examples = `
Examples:
  livery preview                       what "livery build" emitted, on http://localhost:4180
  livery preview --port 0              on a free port
  livery preview --out /srv/pages --app /srv/app

It serves files only; for a platform that answers, with accounts and games, use "npm start".`;

interface PreviewFlags {
  readonly port: number;
  readonly app?: string;
  readonly out?: string;
}

/** `livery preview` */
export const addPreview: AddCommand = (program, start) => {
  program
    .command('preview')
    .summary('serve the built pages, each merchant on its own host')
    .description(
      'Serves the emitted pages on this machine, as a static host would. An unknown host shows the default merchant.',
    )
    .option('--port <number>', 'port to listen on; 0 selects a free one', readPort, 4180)
    .option('--app <folder>', 'the JavaScript build (default: dist/app of the project)')
    .option('--out <folder>', 'the emitted pages (default: dist/site of the project)')
    .addHelpText('after', examples)
    .action((flags: PreviewFlags, command) => start(command, (context) => preview(flags, context)));
};

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new InvalidArgumentError('Expected a number from 0 to 65535.');
}

async function preview(flags: PreviewFlags, context: Context): Promise<Outcome> {
  const { root, cwd, signal, say, paint } = context;
  const appDir = flags.app === undefined ? join(root, 'dist', 'app') : resolve(cwd, flags.app);
  const siteDir = flags.out === undefined ? join(root, 'dist', 'site') : resolve(cwd, flags.out);
  if (!existsSync(join(siteDir, 'sites.json'))) {
    throw inputError(inputRules.notBuilt, { folder: siteDir });
  }
  const { sites } = await readSites(siteDir);
  const server = await serveSite({ appDir, siteDir, port: flags.port });
  const addresses = sites.map(({ merchant }) => ({
    merchant: merchant.name,
    url: `http://${merchant.hosts[0] ?? 'localhost'}:${server.port}/`,
  }));
  const widest = Math.max(...addresses.map(({ merchant }) => merchant.length));
  for (const { merchant, url } of addresses)
    say(`  ${merchant.padEnd(widest)}  ${paint.strong(url)}`);
  say('Press Ctrl-C to stop.');
  await untilAborted(signal);
  await server.close();
  return {
    ok: true,
    diagnostics: [],
    result: { port: server.port, sites: addresses },
    lines: () => [],
  };
}
