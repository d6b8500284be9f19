import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { roomOf, rooms, spokenWords } from '@livery/ui/spoken-words';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from '../check/source.ts';
import { readComponents } from './components.ts';

const root = join(import.meta.dirname, '../..');
const components = join(root, 'packages/ui/src');

/**
 * Twelve components as the only one of a page, each with its size limit: bytes after gzip -9 without React and
 * styled-components, of which about two thousand are the drawings of the icons. A limit is raised only with a reason: it is
 * what a screen pays for the component.
 */
const limits = {
  badge: 4_000,
  button: 5_000,
  card: 1_500,
  combobox: 67_500,
  // 81 030: the names of the parts of its calendar and fields are new.
  'date-range-field': 81_100,
  // 27 050: the parts of React Aria Components, which pages load with their first dialog, in place of hooks put together here. 82 bytes are the names of its parts.
  dialog: 27_500,
  // 6 491: the names of its parts, the choice of columns, and styles as one text, which hundreds of cards draw a fifth faster.
  'game-card': 6_500,
  progress: 5_300,
  select: 5_200,
  // React Aria's collections, selection and keys, which the menu and the combobox bring as well: 36 kB in all.
  tabs: 37_000,
  'text-field': 4_900,
  toast: 5_500,
} as const;

/** What a page of these components gets: the code, and the modules of which anything is in it. */
async function pageOf(...names: string[]): Promise<{ bytes: number; modules: readonly string[] }> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [spokenWords],
    resolve: { conditions: ['livery-source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      lib: {
        entry: Object.fromEntries(names.map((name) => [name, join(components, name, 'index.ts')])),
        formats: ['es'],
      },
      rolldownOptions: { external: /^(react|react-dom|styled-components)(\/|$)/ },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = made.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'));
  const code = chunks.map((chunk) => chunk.code).join('\n');
  return {
    bytes: gzipSync(code, { level: 9 }).length,
    modules: chunks.flatMap((chunk) =>
      Object.entries(chunk.modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
    ),
  };
}

const usesOf = new Map(
  readComponents(readSources(root)).map(({ name, uses }) => [name, uses] as const),
);

/** A component and all that it draws with. */
function closureOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const used of usesOf.get(name) ?? []) closureOf(used, seen);
  return seen;
}

/** A folder without a contract is something that components share. */
const isComponent = (folder: string) =>
  existsSync(join(components, folder, `${folder}.contract.ts`));

/** Components that a module list touches. */
function componentsOf(modules: readonly string[]): string[] {
  const folders = modules.flatMap((id) => {
    const [folder = '', file] = id.startsWith(components)
      ? id.slice(components.length + 1).split('/')
      : [];
    return file && isComponent(folder) ? [folder] : [];
  });
  return [...new Set(folders)].sort();
}

test('loads one component with its dependencies, within its size limit', async () => {
  const unexpected: string[] = [];
  const heavy: string[] = [];
  for (const [name, limit] of Object.entries(limits)) {
    const { bytes, modules } = await pageOf(name);
    process.stdout.write(`${String(bytes).padStart(7)} B of ${limit}  ${name}\n`);
    const carried = componentsOf(modules);
    expect(carried).toContain(name);
    const own = closureOf(name);
    unexpected.push(
      ...carried.filter((each) => !own.has(each)).map((each) => `${each} in ${name}`),
    );
    if (bytes > limit) heavy.push(`${name}: ${bytes} B of ${limit}`);
  }
  expect(unexpected).toEqual([]);
  expect(heavy).toEqual([]);
}, 60_000);

test('has React Aria strings in every language for every component', async () => {
  const { modules } = await pageOf(...readdirSync(components).filter(isComponent));
  const speaking = new Set(modules.flatMap((id) => roomOf(id) ?? []));
  expect([...speaking].sort()).toEqual(Object.keys(rooms).sort());
}, 60_000);
