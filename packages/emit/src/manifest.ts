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
  /** The entry's static imports, nearest first. */
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
  const seen = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (seen.has(name) || !chunk) return;
    seen.add(name);
    chunks.push(chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(entry[0]);
  const [first, ...rest] = chunks.map(({ file }) => `/${file}`);
  return {
    entry: first ?? `/${entry[1].file}`,
    preloads: rest,
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    build: entry[1].file.replace(/^.*\//, '').replace(/\.js$/, ''),
  };
}

/** The areas of a catalogue that the shell needs before it can show anything. */
const shellAreas = ['common', 'status'];

/** The chunks with a language's words for the shell: asked for beside the entry instead of after it. */
export function wordsChunks(manifest: Manifest, languageCode: string): string[] {
  return shellAreas.flatMap((area) => {
    const end = `catalogues/${languageCode.toLowerCase()}/${area}.json`;
    const found = Object.entries(manifest).find(([name]) => name.endsWith(end));
    return found ? [`/${found[1].file}`] : [];
  });
}
