import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/visual/base');
/** The number of kept builds of other commits. */
const kept = 3;

/**
 * The commit to compare with: the given one, else the merge base with main, else, on main itself, the parent.
 *
 * @throws Error when there is no such commit
 */
export function baseCommit(named: string | undefined): string {
  if (named !== undefined) return git('rev-parse', '--verify', `${named}^{commit}`);
  const fork = git('merge-base', 'HEAD', 'main');
  if (fork !== git('rev-parse', 'HEAD')) return fork;
  // Uncommitted changes are compared with the last commit.
  return git('status', '--porcelain', '--untracked-files=no') === ''
    ? git('rev-parse', 'HEAD~1')
    : fork;
}

/** The folder with the Storybook of a commit: built now, or kept from an earlier run. */
export function builtBase(commit: string): string {
  const built = join(cache, commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const tree = join(root, '.cache/visual/tree');
  process.stdout.write(`Building Storybook of ${commit.slice(0, 10)} in a worktree…\n`);
  removeTree(tree);
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    givePackages(tree);
    const unfinished = `${built}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        'node_modules/storybook/dist/bin/dispatcher.js',
        'build',
        '--output-dir',
        unfinished,
        '--disable-telemetry',
        '--quiet',
      ],
      { cwd: tree, encoding: 'utf8' },
    );
    if (status !== 0) {
      throw new Error(`The Storybook of ${commit} did not build:\n${stdout}${stderr}`);
    }
    renameSync(unfinished, built);
  } finally {
    removeTree(tree);
  }
  prune();
  return built;
}

/**
 * The packages of the worktree: those that are installed here when the lockfile is the same, else its own. The folder itself is
 * never shared, as its links to the workspaces must lead into the worktree.
 */
function givePackages(tree: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) !== lock(root)) {
    process.stdout.write('Its packages differ: npm ci…\n');
    const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('npm ci did not finish in the worktree.');
    return;
  }
  const workspaces = ['packages', 'sites'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const folder of ['.', ...workspaces]) {
    const from = join(root, folder, 'node_modules');
    if (existsSync(from) && existsSync(join(tree, folder)))
      linkAll(from, join(tree, folder, 'node_modules'));
  }
}

/** Each installed package by a link to it; a link to a workspace as it stands, so that it leads to the worktree's own. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // What tools keep there is their own affair in each tree.
    if (name.startsWith('.') && name !== '.bin') continue;
    const source = join(from, name);
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), join(to, name));
    else if (name.startsWith('@')) linkAll(source, join(to, name));
    else symlinkSync(source, join(to, name));
  }
}

function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Forgets all but the newest builds. */
function prune(): void {
  const builds = readdirSync(cache)
    .map((name) => ({ path: join(cache, name), time: statSync(join(cache, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of builds.slice(kept)) rmSync(path, { recursive: true, force: true });
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}
