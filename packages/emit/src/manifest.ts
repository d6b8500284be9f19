/** One chunk of the JavaScript build, as Vite's manifest tells it. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
/** By source file: `src/main.tsx`. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a page asks for at once, as paths under the site's root. */
export interface PageFiles {
  readonly entry: string;
  /** The entry's static imports, each after those that it imports itself. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** Changes with every JavaScript build. */
  readonly build: string;
}

/**
 * The files of the one entry and everything it imports before it runs.
 *
 * @throws Error when the manifest has no entry or more than one: the build is then not this site's
 */
export function pageFiles(manifest: Manifest): PageFiles {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  const [entry, second] = entries;
  if (!entry || second) {
    throw new Error(
      `livery: the build's manifest must have one entry, found ${entries.length}. Build again with "npm run build".`,
    );
  }
  const chunks = chunksOf(manifest, [entry[0]]);
  const preloads = chunks.slice(0, -1).map(({ file }) => `/${file}`);
  return {
    entry: `/${entry[1].file}`,
    preloads,
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    build: entry[1].file.replace(/^.*\//, '').replace(/\.js$/, ''),
  };
}

/** The areas of a catalogue that the shell needs before it can show anything. */
export const shellAreas: readonly string[] = ['common'];

/**
 * Files that the page loads on demand, with all that they import, each after its imports: asked for beside the entry instead of
 * after it.
 *
 * @param names of the manifest: `src/features/home/home-screen.tsx`
 * @throws Error when the build has no chunk of a name
 */
export function chunksAfter(manifest: Manifest, names: readonly string[]): readonly string[] {
  return filesIn(manifest, `after ${names.join(' ')}`, () => findChunksAfter(manifest, names));
}

function findChunksAfter(manifest: Manifest, names: readonly string[]): string[] {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const atOnce = new Set(chunksOf(manifest, entry));
  return chunksOf(manifest, names)
    .filter((chunk) => !atOnce.has(chunk))
    .map(({ file }) => `/${file}`);
}

/** The chunks of these names and all that they import, each after its imports, as the browser runs them. */
function chunksOf(manifest: Manifest, names: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk)
      throw new Error(
        `livery: the build has no chunk "${name}". Build again with "npm run build".`,
      );
    for (const next of chunk.imports ?? []) visit(next);
    chunks.push(chunk);
  };
  for (const name of names) visit(name);
  return chunks;
}

/** The chunks with a language's words: asked for beside the entry instead of after it. */
export function wordsChunks(
  manifest: Manifest,
  languageCode: string,
  areas: readonly string[],
): readonly string[] {
  return areas.flatMap((area) => {
    const end = `catalogues/${languageCode.toLowerCase()}/${area}.json`;
    return filesIn(manifest, end, () => {
      const found = Object.entries(manifest).find(([name]) => name.endsWith(end));
      return found ? [`/${found[1].file}`] : [];
    });
  });
}

const found = new WeakMap<Manifest, Map<string, readonly string[]>>();

/** What is looked up in a manifest, once for the pages of all merchants. */
function filesIn(
  manifest: Manifest,
  question: string,
  look: () => readonly string[],
): readonly string[] {
  const answers = found.get(manifest) ?? new Map<string, readonly string[]>();
  found.set(manifest, answers);
  const answer = answers.get(question) ?? look();
  answers.set(question, answer);
  return answer;
}
