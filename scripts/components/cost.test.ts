import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { completeLanguages } from '@livery/i18n/languages';
import { loadSpokenWords } from '@livery/ui/spoken-words';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
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
  // 74 805: of which 7 400 are React Aria's strings in the languages that no page uses, see decision 0022.
  combobox: 74_900,
  // 96 243: 15 200 of the same.
  'date-range-field': 96_300,
  // 28 265: 1 000 of the same; and the parts of React Aria Components, which pages load with their first dialog, in place of hooks put together here.
  dialog: 28_300,
  // 6 491: the names of its parts, the choice of columns, and styles as one text, which hundreds of cards draw a fifth faster.
  'game-card': 6_500,
  progress: 5_300,
  select: 5_200,
  // React Aria's collections, selection and keys, which the menu and the combobox bring as well: 36 kB in all.
  tabs: 37_000,
  'text-field': 4_900,
  toast: 5_500,
} as const;

interface Page {
  readonly bytes: number;
  readonly code: string;
  /** Those of which anything is in the page. */
  readonly modules: readonly string[];
}

/** What a page of these components gets. */
async function pageOf(...names: string[]): Promise<Page> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    root,
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
    code,
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
  const { code } = await pageOf(...readdirSync(components).filter(isComponent));
  // React Aria asks for strings by the name of their package, and throws for one that the page does not have.
  const asked = new Set(
    code.match(/(?<=["'`])(@react-(aria|stately)\/[\w-]+|react-aria-components)(?=["'`])/g),
  );
  // English is React Aria's own, with every package that it has.
  for (const language of completeLanguages.filter((code) => code !== 'EN')) {
    const page = {};
    vi.stubGlobal('window', page);
    await loadSpokenWords(language.toLowerCase());
    const spoken: unknown = Reflect.get(page, Symbol.for('react-aria.i18n.strings'));
    expect([language, spoken]).toEqual([
      language,
      Object.fromEntries([...asked].map((name) => [name, expect.anything()])),
    ]);
  }
  vi.unstubAllGlobals();
}, 60_000);
