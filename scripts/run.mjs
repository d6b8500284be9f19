// The entry point of every npm script: `node scripts/run.mjs <command> [arguments]`. It needs Node 20 or later and no
// package, so that it works in a fresh clone: it installs what is missing, then runs the command under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const windows = process.platform === 'win32';

/** A TypeScript file of ours is run from source; anything else is the script of an installed tool. */
const source = (file) => [
  '--conditions=livery-source',
  '--disable-warning=ExperimentalWarning',
  join(root, file),
];
const tool = (file) => [join(modules, file)];

const commands = {
  start: source('sites/web/server/start.ts'),
  dev: source('sites/web/server/dev.ts'),
  build: source('sites/web/server/build.ts'),
  storybook: [
    ...tool('storybook/dist/bin/dispatcher.js'),
    'dev',
    '--port',
    '6006',
    '--no-open',
    '--disable-telemetry',
  ],
  'build:storybook': [
    ...tool('storybook/dist/bin/dispatcher.js'),
    'build',
    '--output-dir',
    'dist/storybook',
    '--disable-telemetry',
  ],
  livery: source('packages/cli/src/main.ts'),
  check: source('scripts/check/main.ts'),
  spec: source('scripts/spec/main.ts'),
  calls: source('scripts/calls/main.ts'),
  components: source('scripts/components/main.ts'),
  diagnostics: source('scripts/diagnostics/main.ts'),
  flows: source('scripts/flows/main.ts'),
  new: source('scripts/new/main.ts'),
  test: source('scripts/test/main.ts'),
  'test:more': source('scripts/test/more.ts'),
  'test:matrix': source('scripts/test/matrix.ts'),
  shots: source('scripts/shots/main.ts'),
  visual: source('scripts/visual/main.ts'),
  weight: tool('size-limit/bin.js'),
  mutate: source('scripts/mutate/main.ts'),
  chromatic: [
    ...tool('chromatic/dist/bin.cjs'),
    '--build-script-name=build:storybook',
    '--only-story-names=Screens/**',
    '--only-story-names=Components/All states/**',
    '--exit-zero-on-changes',
  ],
  bench: source('scripts/bench/main.ts'),
  vitest: tool('vitest/vitest.mjs'),
};

function stop(message, code = 1) {
  process.stderr.write(`\n${message}\n`);
  process.exit(code);
}

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20)
  stop(
    `Livery needs Node 20 or later to start; this is ${process.version}. Install a newer Node, then run the same command again.`,
  );

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(modules, '.livery-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing packages (about a minute the first time)…\n');
  // engine warnings speak of the host's Node; everything of ours runs under the pinned one
  const install = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (install.status !== 0) {
    stop(
      'npm ci did not finish (its message is above). Check the network and the npm registry, then run the same command again.',
    );
  }
  writeFileSync(stamp, lock);
}

/** The `node` package fetches its binary in a preinstall script, which a cautious npm configuration may have skipped. */
function pinnedNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
  const file = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
  const works = () =>
    existsSync(file) && spawnSync(file, ['--version']).stdout?.toString().trim() === `v${wanted}`;
  if (!works())
    spawnSync('npm', ['rebuild', 'node', '--ignore-scripts=false'], {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
    });
  if (!works()) {
    stop(
      `Node ${wanted} is not in node_modules: the install script of the package "node" did not run.\nRun \`npm rebuild node --ignore-scripts=false\`, then the same command again.`,
    );
  }
  return file;
}

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command)
  stop(`There is no command "${name}". The commands are: ${Object.keys(commands).join(', ')}.`, 2);

installPackages();
const child = spawn(pinnedNode(), [...command, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
});
// A terminal sends Ctrl-C to the whole group, so the child has it already; any other sender reaches only this process.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => stop(`Could not run "${name}": ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
