import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import in a helper that waits for style sheets and preloads. This build has neither, so the helper
 * would only ship its weight: a plain call stands in its place.
 */
export const plainDynamicImports: Plugin = {
  name: 'livery:plain-dynamic-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Vendor prefixes are off in styled-components 6; the tables for them are dead weight in every page. */
export const withoutPrefixes: Plugin = {
  name: 'livery:without-vendor-prefixes',
  load: (id) =>
    /\/stylis\/src\/Prefixer\.js$/.test(id) ? 'export const prefix = (value) => value;' : undefined,
};

/**
 * Pages get `src/slim` in place of i18next and react-i18next. A name that is not there already ends the build as a missing
 * export; this ends it for what no import shows: an option or a part of the hook that the slim ones do not have.
 */
export const slimWords: Plugin = {
  name: 'livery:slim-words',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: ['i18next', 'react-i18next'].map((name) => ({
        find: new RegExp(`^${name}$`),
        replacement: join(import.meta.dirname, `src/slim/${name}.ts`),
      })),
    },
  }),
  transform: {
    filter: { id: /\.tsx?$/, code: "from 'react-i18next'" },
    handler(code, id) {
      const calls = code.match(/^.*\buseTranslation\(.*$/gm) ?? [];
      const odd =
        calls.find((line) => !/const \{ t \} = useTranslation\(\);/.test(line)) ??
        code.match(/\bt\([^)]*\b(?:context|defaultValue|ordinal|returnObjects|postProcess):/)?.[0];
      if (odd !== undefined)
        this.error(
          `Expected no more than "const { t } = useTranslation()" and values of placeholders in ${id}, found "${odd.trim()}": do without, or teach it to sites/web/src/slim and its test.`,
        );
    },
  },
};

/** No call of the site is a mutation of the query cache's kind: what would keep them has nothing to keep. */
export const withoutMutations: Plugin = {
  name: 'livery:without-mutations',
  apply: 'build',
  load: {
    filter: { id: /\/query-core\/build\/modern\/mutationCache\.js$/ },
    handler: () => `export class MutationCache {
      findAll() { return []; }
      resumePausedMutations() {}
      clear() {}
    }`,
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    if (chunks.some(({ moduleIds }) => moduleIds.some((id) => /\/mutationObserver\.js$/.test(id))))
      this.error(
        'Expected no use of useMutation, found one: take withoutMutations out of sites/web/vite.config.ts, or call the client itself.',
      );
  },
};
