import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildResult,
  buildSites,
  CommandError,
  readManifest,
  readPaths,
  readRenderer,
  report,
  summaryOfFailure,
} from '@livery/cli';
import type { Manifest } from '@livery/emit';
import { helpArticles, sandboxAccounts } from '@livery/sandbox';

/** The project's folders. */
export const root = join(import.meta.dirname, '..', '..', '..');
export const dist = join(root, 'dist');

/** Writes one line to the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The port from `PORT`, 4173 without. Throws on what is no port. */
export function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 4173;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `PORT must be a number from 1 to 65535, found "${text}". Run for example: PORT=4174 npm start`,
  );
}

/** Is there a site from an earlier build that can be served while the files on disk are broken? */
export const hasLastGood = (siteDir: string): boolean =>
  existsSync(join(siteDir, 'sites.json')) &&
  existsSync(join(dist, 'app', '.vite', 'manifest.json'));

/**
 * Checks brands and merchants, emits their pages and says what came of it.
 *
 * @param app in place of the JavaScript build in `dist`
 * @returns undefined when nothing could be built, and all pages are as they were
 */
export async function emit(
  siteDir: string,
  app?: JavaScriptBuild,
): Promise<BuildResult | undefined> {
  try {
    const started = performance.now();
    const built = await buildSites({
      root,
      outDir: siteDir,
      // The sandbox is the platform, and is here.
      help: async (merchant, language) => helpArticles({ merchant, language, settings: {} }),
      ...(app ?? (await builtJavaScript())),
    });
    if (built.diagnostics.length > 0) say(`\n${report(built.diagnostics, built.texts)}`);
    const unchanged = built.merchants.length - built.emitted.length;
    const others = unchanged > 0 ? `, ${unchanged} unchanged,` : '';
    say(
      `Emitted ${built.emitted.length} sites${others} in ${Math.round(performance.now() - started)} ms.`,
    );
    if (!built.ok) say(summaryOfFailure(built));
    return built;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    say(error.message);
    return undefined;
  }
}

async function builtJavaScript(): Promise<JavaScriptBuild> {
  const appDir = join(dist, 'app');
  const renderer = await readRenderer(appDir);
  return {
    manifest: await readManifest(appDir),
    paths: await readPaths(appDir),
    ...(renderer ? { renderer } : {}),
  };
}

/** The addresses that a person can open, one a line. */
export function addresses(sites: readonly { readonly merchant: Named }[], port: number): string {
  const longest = Math.max(...sites.map(({ merchant }) => merchant.name.length));
  return [...sites]
    .sort((a, b) => Number(b.merchant.default) - Number(a.merchant.default))
    .map(
      ({ merchant }) => `  ${merchant.name.padEnd(longest)}  http://${merchant.hosts[0]}:${port}`,
    )
    .join('\n');
}

/** The accounts that every site starts with, one a line: name, password, payment password, purpose. */
export function accountLines(): string {
  return sandboxAccounts
    .map(
      ({ username, password, paymentPassword = '–', what }) =>
        `  ${username.padEnd(12)}  ${password.padEnd(9)}  ${paymentPassword.padEnd(9)}  ${what}`,
    )
    .join('\n');
}

interface JavaScriptBuild {
  readonly manifest: Manifest;
  readonly paths: readonly string[];
}

interface Named {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly default: boolean;
}
