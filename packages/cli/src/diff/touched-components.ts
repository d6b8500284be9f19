import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { customProperty, type TokenName, tokenTypes } from '@livery/theme';

/** Which tokens each component reads: folder name → tokens. */
export type ComponentTokens = ReadonlyMap<string, ReadonlySet<TokenName>>;

/** By what a style sheet calls it: `--text-muted`. */
const byProperty: ReadonlyMap<string, TokenName> = new Map(
  Object.entries(tokenTypes).flatMap(([group, tokens]) =>
    Object.keys(tokens).map((token) => {
      // The contract's own keys; Object.keys forgets it.
      const name = `${group}.${token}` as TokenName;
      return [customProperty(name), name] as const;
    }),
  ),
);
const known: ReadonlyMap<string, TokenName> = new Map(
  [...byProperty.values()].map((name) => [name, name]),
);

/**
 * Reads from the component library's sources which tokens each component's folder uses, as `vars.text.muted` or
 * `var(--text-muted)`. A component is a folder with a file of its name. Read anew each time, so there is no list that could grow old. A component that is built of others
 * has their tokens, too.
 *
 * @returns undefined in a project without `packages/ui`
 */
export async function readComponentTokens(root: string): Promise<ComponentTokens | undefined> {
  const library = join(root, 'packages', 'ui', 'src');
  if (!existsSync(library)) return undefined;
  const entries = await readdir(library, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const own = new Map<string, Set<TokenName>>();
  const uses = new Map<string, Set<string>>();
  for (const folder of folders.sort()) {
    const text = await sourceOf(join(library, folder));
    own.set(folder, tokensIn(text));
    const named = [...text.matchAll(/from '\.\.\/([\w-]+)\//g)].map(([, name = '']) => name);
    uses.set(folder, new Set(named));
  }
  const all = new Map<string, ReadonlySet<TokenName>>();
  for (const folder of own.keys()) {
    const tokens = new Set<TokenName>();
    for (const part of withParts(folder, uses)) {
      for (const token of own.get(part) ?? []) tokens.add(token);
    }
    // Folders of shared styles and samples are parts of components and none themselves.
    const isComponent = existsSync(join(library, folder, `${folder}.tsx`));
    if (isComponent && tokens.size > 0) all.set(folder, tokens);
  }
  return all;
}

/** The components that read at least one of these tokens, with the ones they read. */
export function touchedComponents(
  components: ComponentTokens,
  changed: ReadonlySet<TokenName>,
): { readonly component: string; readonly tokens: readonly TokenName[] }[] {
  return [...components].flatMap(([component, tokens]) => {
    const touched = [...tokens].filter((token) => changed.has(token)).sort();
    return touched.length > 0 ? [{ component, tokens: touched }] : [];
  });
}

/** A folder and all that it imports, however deep. */
function withParts(folder: string, uses: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of uses.get(name) ?? []) visit(next);
  };
  visit(folder);
  return seen;
}

async function sourceOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
  );
  const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('\n');
}

function tokensIn(text: string): Set<TokenName> {
  const dotted = [...text.matchAll(/\bvars\.(\w+\.\w+)/g)].map(([, name = '']) => known.get(name));
  const written = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) =>
    byProperty.get(name),
  );
  return new Set([...dotted, ...written].filter((name) => name !== undefined));
}
