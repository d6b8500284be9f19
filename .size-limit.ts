import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { SizeLimitConfig } from 'size-limit';

/** JavaScript that the home page may load, in gzip -9. */
const budget = '182 kB';
/** HTML of any page, in gzip -9 as Node's zlib writes it. */
const pageBudget = '15 kB';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Vite's manifest: each chunk of the build by the module that it is named after. */
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(new URL('dist/app/.vite/manifest.json', import.meta.url), 'utf8'),
);

/**
 * The JavaScript that the home page loads before anybody acts: the entry, the home screen, the words of one language, and
 * everything that those import statically.
 *
 * @throws Error when the build has no chunk for one of them
 */
function homeFiles(language: string): string[] {
  const words = ['common', 'home'].map(
    (area) => `../../packages/i18n/src/catalogues/${language}/${area}.json`,
  );
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(
        `Expected "${key}" in the build's manifest, found ${Object.keys(manifest).join(', ')}.`,
      );
    const file = `dist/app/${chunk.file}`;
    if (files.has(file)) return;
    files.add(file);
    chunk.imports?.forEach(visit);
  };
  ['src/main.tsx', 'src/features/home/home-screen.tsx', ...words].forEach(visit);
  return [...files];
}

/** The languages of which the build has a catalogue of the home page. */
const languages = Object.keys(manifest).flatMap(
  (key) => /\/catalogues\/(\w+)\/home\.json$/.exec(key)?.[1] ?? [],
);

/** JavaScript that each other public page may load before anybody acts, in gzip -9: what it is today, and 1 or 2 % for changes. */
const routeBudgets: Readonly<Record<string, string>> = {
  login: '312 kB',
  register: '313 kB',
  forget: '302 kB',
  vendors: '233 kB',
  help: '237 kB',
  noticePage: '194 kB',
  vip: '197 kB',
  down: '224 kB',
  join: '196 kB',
  feedback: '197 kB',
  news: '194 kB',
  'responsible-play': '258 kB',
  rng: '262 kB',
  lottery: '320 kB',
  promotions: '235 kB',
  promoDetail: '200 kB',
  pointMall: '237 kB',
};

const merchants = 'dist/site/merchants';

/** Each merchant's page of a route in its own language, with the JavaScript that its HTML names. */
const routes = Object.entries(routeBudgets).flatMap(([route, limit]) =>
  globSync(`${merchants}/*/${route}/index.html`).map((page) => ({
    name: `${relative(merchants, dirname(page))}`,
    path: filesIn(page),
    limit,
    gzip: true,
  })),
);

/**
 * The JavaScript that a page loads in its own language, which its HTML lists first: it lists the text files of other languages as well.
 *
 * @throws Error when the page lists no scripts, or no text of its language
 */
function filesIn(page: string): string[] {
  const html = readFileSync(page, 'utf8');
  const named = (attribute: string) =>
    new RegExp(` data-${attribute}="([^"]+)"`).exec(html)?.[1] ?? '';
  const [scripts, words] = ['scripts', 'words'].map(named);
  const [, ...own] = words?.split(',')[0]?.split(' ') ?? [];
  if (!scripts || own.length === 0)
    throw new Error(
      `Expected data-scripts, and data-words with the page's language first, on the root of ${page}, found "${scripts}" and "${words}".`,
    );
  const names = [...own, ...scripts.split(' ')];
  return names.map((name) => `dist/app/assets/${name}.js`);
}

const homes = languages.map((language) => ({
  name: `home in ${language}`,
  path: homeFiles(language),
  limit: budget,
  gzip: true,
}));

/** Each page of each merchant and language by itself. */
const pages = globSync(`${merchants}/**/index.html`).map((path) => ({
  name: `HTML of ${relative(merchants, dirname(path))}`,
  path,
  limit: pageBudget,
  gzip: true,
}));

export default [...homes, ...routes, ...pages] satisfies SizeLimitConfig;
