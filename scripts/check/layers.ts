/**
 * The table of allowed imports that the boundaries check reads. docs/architecture.md documents it; a change here is a change
 * of the architecture, so update the document too.
 */
export interface Layer {
  /** Its name in messages. */
  readonly name: string;
  /** The folder, from the root, in which relative imports must stay. */
  readonly folder: string;
  /** Livery packages it may import. `all` is for tools. */
  readonly may: readonly string[] | 'all';
  /** Livery packages its tests may import in addition. */
  readonly testsMay?: readonly string[];
  /** Web APIs only: no Node module and no React, because the code runs in a browser, in Node and in Storybook. */
  readonly pure?: boolean;
  /** The layer's Node entry points; its other files may not import Node modules. */
  readonly nodeEntryFiles?: readonly string[];
  /** Third-party packages it may not import, and why. */
  readonly without?: readonly { readonly packages: RegExp; readonly why: string }[];
}

const noNode = {
  packages: /^(node:|hono$|hono\/|@hono\/)/,
  why: 'this code runs in the browser, where there is no Node.',
};

/** A file belongs to the first layer whose folder contains it. */
export const layers: readonly Layer[] = [
  { name: 'theme', folder: 'packages/theme', may: [], pure: true },
  { name: 'i18n', folder: 'packages/i18n', may: [], pure: true },
  { name: 'api', folder: 'packages/api', may: [], pure: true },
  { name: 'flows', folder: 'packages/flows', may: ['api'], pure: true },
  { name: 'merchant', folder: 'packages/merchant', may: ['theme', 'i18n'], pure: true },
  { name: 'emit', folder: 'packages/emit', may: ['theme', 'merchant', 'i18n'], pure: true },
  {
    name: 'ui',
    folder: 'packages/ui',
    may: ['theme', 'i18n'],
    without: [
      noNode,
      {
        packages: /^(@tanstack\/(?!react-table$|react-virtual$)|i18next$|react-i18next$|msw$)/,
        why: 'a component uses no network, no route and no catalogue: it takes data and text as props.',
      },
    ],
  },
  {
    name: 'sandbox',
    folder: 'packages/sandbox',
    may: ['api', 'i18n'],
    pure: true,
    nodeEntryFiles: [
      'packages/sandbox/src/sqlite.ts',
      'packages/sandbox/src/store/sqlite-store.ts',
    ],
  },
  { name: 'cli', folder: 'packages/cli', may: ['theme', 'merchant', 'i18n', 'api', 'emit'] },
  {
    name: 'sites/web/server',
    folder: 'sites/web/server',
    may: ['theme', 'merchant', 'i18n', 'api', 'emit', 'cli', 'sandbox'],
    without: [
      {
        packages: /^(react|react-dom|styled-components)(\/|$)/,
        why: 'the server serves built files and renders nothing.',
      },
    ],
  },
  {
    name: 'sites/web',
    folder: 'sites/web/src',
    may: ['theme', 'merchant', 'i18n', 'api', 'flows', 'ui'],
    testsMay: ['sandbox'],
    without: [noNode],
  },
  {
    name: 'sites/web/play',
    folder: 'sites/web/play',
    may: ['api', 'i18n'],
    without: [
      {
        packages: /^(react|react-dom|styled-components|i18next|react-i18next)(\/|$)/,
        why: 'a demonstration game is a small page of its own.',
      },
    ],
  },
  { name: 'sites/web (configuration)', folder: 'sites/web', may: 'all' },
];

/** Storybook, tests and tools: they may import everything, and no layer may import them. */
export const tools: Layer = {
  name: 'the tools (.storybook, e2e, scripts, bench)',
  folder: '',
  may: 'all',
};

/** A story, or the samples that stories share. It may use any package, and `.storybook` for its preview. */
export const isStory = (file: string) =>
  /\.stories\.tsx?$/.test(file) || file.startsWith('packages/ui/src/samples/');
/** A test, or what tests share: a fixture beside them, or a file of a package's `test` folder. */
export const isTest = (file: string) =>
  /\.(test|fixture)\.tsx?$|^packages\/[^/]+\/test\//.test(file);
/** Brands and merchants: data that tests may read, so that they are true of what ships. */
export const isData = (path: string) => /^(themes|merchants)\//.test(path);

export function layerOf(file: string): Layer {
  return layers.find(({ folder }) => file.startsWith(`${folder}/`)) ?? tools;
}
