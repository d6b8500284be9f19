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

/** Classes of i18next that this site has no use for, each with as much of it as the library calls when it starts. */
const unusedWords = {
  // Formats inside placeholders are refused by the lint of catalogues and copy: values come formatted.
  Formatter: 'class Formatter { format(value) { return value; } }',
  // Catalogues are imports of ours, added as they arrive: i18next fetches nothing.
  Connector: 'class Connector extends EventEmitter { state = {}; }',
};

/** Takes the parts out of i18next that are dead weight in every page; it is one file, so nothing else can shake them off. */
export const withoutUnusedWords: Plugin = {
  name: 'livery:without-unused-i18next',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) =>
      Object.entries(unusedWords).reduce((rest, [name, instead]) => {
        const whole = new RegExp(`^class ${name} .*?^}$`, 'ms');
        if (whole.test(rest)) return rest.replace(whole, instead);
        throw new Error(
          `Expected "class ${name}" in i18next.js, found none: look how this version of i18next names it, and mend unusedWords in sites/web/vite.config.ts.`,
        );
      }, code),
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
