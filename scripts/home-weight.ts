/* Prints what the home page's JavaScript weighs: `npm run weight -- [language]`, after a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, gzip -9, of all JavaScript that the home page loads. */
const budget = 165_000;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Files of the JavaScript that the home page asks for: the entry, the home screen, the words of one language, and
 * everything that those import statically.
 *
 * @param language folder of the catalogues, lower case
 * @throws Error when the build has no chunk for one of them
 */
export function homeFiles(manifest: Manifest, language: string): string[] {
  const words = ['common', 'status', 'home'].map(
    (area) => `../../packages/i18n/src/catalogues/${language}/${area}.json`,
  );
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(
        `The build's manifest has no "${key}"; it has ${Object.keys(manifest).join(', ')}.`,
      );
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  ['src/main.tsx', 'src/screens/home/home-screen.tsx', ...words].forEach(visit);
  return [...seen];
}

function report(language: string): void {
  const dist = join(import.meta.dirname, '../dist/app');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = homeFiles(manifest, language).map((file) => {
    const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
    return { file, size };
  });
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const lines = [...sizes, { file: `home in ${language}, of ${kilobytes(budget)}`, size: total }];
  process.stdout.write(
    lines.map(({ file, size }) => `${kilobytes(size).padStart(10)}  ${file}\n`).join(''),
  );
  if (total > budget) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

if (import.meta.main) report(process.argv[2] ?? 'en');
