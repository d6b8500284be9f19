import { join, resolve } from 'node:path';
import { type BuildResult, buildSites, readManifest, readPaths, readRenderer } from '../build.ts';
import { summaryOfFailure } from '../build-summary.ts';
import type { Context } from '../command/context.ts';
import { type Outcome, usageError } from '../command/outcome.ts';
import { usageRules } from '../command/usage-rules.ts';
import { platformHelp } from '../help/platform-help.ts';
import type { AddCommand } from '../program.ts';
import { amount, report } from '../report.ts';
import { untilAborted } from '../until-aborted.ts';
import { watchFolders } from '../watch-folders.ts';

const examples = `
Examples:
  livery build                     every merchant, to dist/site
  livery build india vietnam       these two; other pages stay
  livery build --force             every merchant, including unchanged ones
  livery build --platform https://platform.example
  livery build --watch             rebuild when themes or merchants change
  livery build --out /srv/pages --app /srv/app`;

interface BuildFlags {
  readonly watch?: true;
  readonly force?: true;
  readonly app?: string;
  readonly out?: string;
  readonly platform?: string;
}

/** `livery build [merchant…]` */
export const addBuild: AddCommand = (program, start) => {
  program
    .command('build')
    .summary("emit the merchants' pages from an existing JavaScript build")
    .description(
      'Checks brands and merchants, then emits the pages. A merchant with an error keeps its last good pages; the others are built. Unchanged merchants are skipped. This command does not build the JavaScript: "npm run build" does that once for all brands.',
    )
    .argument('[merchant...]', 'folders under merchants/, or codes (default: all)')
    .option('--watch', 'keep running, and rebuild on each change')
    .option('--force', 'also emit the pages of unchanged merchants')
    .option('--app <folder>', 'the JavaScript build (default: dist/app of the project)')
    .option('--platform <url>', 'read the help centre here, for visitors without JavaScript')
    .option('--out <folder>', 'output folder (default: dist/site of the project)')
    .addHelpText('after', examples)
    .action((merchants: string[], flags: BuildFlags, command) =>
      start(command, (context) => runBuild(merchants, flags, context)),
    );
};

async function runBuild(
  merchants: readonly string[],
  flags: BuildFlags,
  context: Context,
): Promise<Outcome> {
  if (flags.watch && context.json) {
    throw usageError(usageRules.conflict, {});
  }
  const { root, cwd, progress } = context;
  const appDir = flags.app === undefined ? join(root, 'dist', 'app') : resolve(cwd, flags.app);
  const outDir = flags.out === undefined ? join(root, 'dist', 'site') : resolve(cwd, flags.out);
  const manifest = await readManifest(appDir);
  const paths = await readPaths(appDir);
  const renderer = await readRenderer(appDir);
  const help = flags.platform === undefined ? undefined : platformHelp(platformOf(flags.platform));
  const build = async (): Promise<Outcome> => {
    const started = performance.now();
    const built = await buildSites({
      root,
      outDir,
      manifest,
      paths,
      ...(renderer ? { renderer } : {}),
      ...(help ? { help } : {}),
      ...(merchants.length > 0 ? { only: merchants } : {}),
      force: flags.force ?? false,
      progress: (done, of, { name }) => progress.step(`${done + 1} of ${of}: ${name}`),
    });
    return outcomeOf(built, flags.out ?? 'dist/site', performance.now() - started);
  };
  return flags.watch ? watching(build, context) : build();
}

/** The address of a platform; what is none is refused before anything is built. */
function platformOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw usageError(usageRules.platform, { text });
  return url.origin;
}

function outcomeOf(built: BuildResult, out: string, ms: number): Outcome {
  const { ok, diagnostics, texts, merchants, emitted, failed } = built;
  const took = Math.round(ms);
  const codes = (of: BuildResult['merchants']) => of.map(({ code }) => code);
  const unchanged = merchants.length - emitted.length;
  const summary = unchanged > 0 ? `${unchanged} unchanged, ${took} ms` : `${took} ms`;
  return {
    ok,
    diagnostics,
    texts,
    result: {
      out,
      merchants: codes(merchants),
      emitted: codes(emitted),
      failed: failed.map(({ folder }) => folder),
      ms: took,
    },
    ...(ok ? {} : { note: `livery build: ${summaryOfFailure(built)}` }),
    lines: (paint) =>
      ok
        ? [
            `livery build: ${paint.good(`${amount(merchants.length, 'site')} ${merchants.length === 1 ? 'is' : 'are'} in ${out}`)} (${summary}).`,
          ]
        : [],
  };
}

/** Builds at each change until Ctrl-C. What was wrong at the end is not the command's failure: it was told when it was seen. */
async function watching(build: () => Promise<Outcome>, context: Context): Promise<Outcome> {
  let builds = 0;
  const again = async () => {
    const { diagnostics, texts, note, lines } = await build();
    builds += 1;
    context.progress.done();
    if (diagnostics.length > 0) context.say(report(diagnostics, texts ?? new Map()));
    if (note !== undefined) context.say(note);
    for (const line of lines(context.paint)) context.say(line);
  };
  await again();
  context.say('Watching themes and merchants. Press Ctrl-C to stop.');
  let building: Promise<void> = Promise.resolve();
  const end = watchFolders(context.root, ['themes', 'merchants'], () => {
    // A full disk or a file that is gone for a moment ends one build, not the watching.
    building = again().catch((error: unknown) =>
      context.say(`livery: ${error instanceof Error ? error.message : String(error)}`),
    );
    return building;
  });
  await untilAborted(context.signal);
  end();
  // Files that are being written are written to their end.
  await building;
  return { ok: true, diagnostics: [], result: { builds }, lines: () => [] };
}
