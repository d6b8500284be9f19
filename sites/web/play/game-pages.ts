import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, defaultClientConditions, type Plugin } from 'vite';

const folder = import.meta.dirname;
const looks = join(folder, 'looks');
/** A look is a file of its own here; what several of them share is in a folder beside it. */
const lookNames = readdirSync(looks)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => basename(name, '.ts'));

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const;

/**
 * The demonstration games: for each look a page under `/play` with a script and a style of its own. Their scripts are classic ones,
 * because a frame without an origin may not load a module. `vite build` writes them; Vite's servers, Storybook's too, make them when
 * they are asked for.
 */
export function gamePages(): Plugin {
  let isBuild = false;
  return {
    name: 'livery-game-pages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async generateBundle() {
      if (!isBuild) return;
      for (const look of lookNames) {
        for (const [name, source] of Object.entries(await filesOf(look))) {
          this.emitFile({ type: 'asset', fileName: `play/${name}`, source });
        }
      }
    },
    configureServer({ middlewares }) {
      const made = new Map<string, { readonly changed: number; readonly files: Files }>();
      middlewares.use((request, response, next) => {
        const found = /^\/play\/([a-z-]+)\.(html|js|css)$/.exec(request.url?.split('?')[0] ?? '');
        const [, look = '', kind] = found ?? [];
        if (!lookNames.includes(look)) {
          next();
          return;
        }
        const changed = lastChange(folder);
        const kept = made.get(look);
        const files = kept?.changed === changed ? Promise.resolve(kept.files) : filesOf(look);
        files
          .then((all) => {
            made.set(look, { changed, files: all });
            response.setHeader(
              'content-type',
              `${types[kind as keyof typeof types]}; charset=utf-8`,
            ); // one of the expression's
            response.end(all[`${look}.${kind}`]);
          })
          .catch(next);
      });
    },
  };
}

type Files = Readonly<Record<string, string>>;

/** The page of a look with its script and style. */
async function filesOf(look: string): Promise<Files> {
  const output = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [ownWords(look)],
    resolve: { conditions: ['livery-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      // Split, a style would be written into the script, which the page's own policy refuses.
      cssCodeSplit: false,
      rolldownOptions: {
        input: { [look]: join(looks, `${look}.ts`) },
        treeshake: { manualPureFunctions: ['v', 'endpoint'] },
        output: { format: 'iife', entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`Expected a build of the game ${look}.`);
  const page = readFileSync(join(folder, 'page.html'), 'utf8').replaceAll('%look%', look);
  let script = '';
  let style = '';
  for (const file of bundle.output) {
    if (file.type === 'chunk') script += file.code;
    else if (file.fileName.endsWith('.css')) style += String(file.source);
  }
  return { [`${look}.html`]: page, [`${look}.js`]: script, [`${look}.css`]: style };
}

/** Leaves out the messages of other looks: a page says only what its own files ask for. */
function ownWords(look: string): Plugin {
  const text = sourcesOf(join(looks, `${look}.ts`));
  const isAsked = (id: string) => {
    // `demo.ticket.sun` belongs to the group `demo.ticket.`, whose ids a look may put together.
    const group = id.split('.').slice(0, 2).join('.');
    return [`'${id}'`, `'${group}.`, `\`${group}.`].some((each) => text.includes(each));
  };
  return {
    name: 'livery-own-words',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/demo.json')) return undefined;
      const words = Object.entries(JSON.parse(code) as Record<string, string>); // a catalogue
      return {
        code: JSON.stringify(Object.fromEntries(words.filter(([key]) => isAsked(key)))),
        map: null,
      };
    },
  };
}

/** The text of a file and of all files of its own folder tree that it imports. */
function sourcesOf(file: string, read = new Set<string>()): string {
  if (read.has(file)) return '';
  read.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)];
  return imported.reduce(
    (all, [, path = '']) => all + sourcesOf(join(dirname(file), path), read),
    text,
  );
}

/** When anything under a folder was last written, in milliseconds. */
function lastChange(path: string): number {
  return Math.max(
    ...readdirSync(path, { withFileTypes: true }).map((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? lastChange(child) : statSync(child).mtimeMs;
    }),
  );
}
