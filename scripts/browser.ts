import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The headless shell first: a whole browser draws a window for each page, a third of the time of the end-to-end tests. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(
    process.env['PROGRAMFILES'] ?? 'C:\\Program Files',
    'Google\\Chrome\\Application\\chrome.exe',
  ),
];

/**
 * Chromium cannot use its sandbox as root (containers, CI). The other flags disable its background requests, which fail
 * repeatedly on a closed network.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chrome or Chromium to test with: `LIVERY_CHROMIUM`, else on the PATH, in the usual places, or Playwright's own. */
export function findBrowser(): string | undefined {
  const given = process.env['LIVERY_CHROMIUM'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places, chromium.executablePath()].find(
    (file) => file !== '' && runnable(file),
  );
}

const installers = [
  {
    what: 'playwright install chromium',
    command: 'npx',
    args: ['playwright', 'install', 'chromium'],
    may: () => true,
  },
  {
    what: 'apt-get install chromium-headless-shell',
    command: 'sh',
    args: [
      '-c',
      'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell',
    ],
    may: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  },
];

/**
 * Finds a browser, or installs one.
 * @throws Error with the fix, if there is none and none could be installed.
 */
export function ensureBrowser(say: (line: string) => void): string {
  const found = findBrowser();
  if (found) return found;
  for (const { what, command, args, may } of installers) {
    if (!may()) continue;
    say(`No Chrome or Chromium found. Trying \`${what}\`…`);
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 5 * 60_000 });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chrome or Chromium, and none could be installed here. Install one with your system, or set LIVERY_CHROMIUM to its executable, then run the command again.',
  );
}
