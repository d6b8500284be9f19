/**
 * Who may import whom: the one table that the boundaries check reads. docs/architecture.md shows it to people; a change here is
 * a change of the architecture, and belongs there too.
 */
export interface Room {
  /** How messages name it. */
  readonly name: string;
  /** The folder, from the root, in which relative imports must stay. */
  readonly folder: string;
  /** Packages of ours it may import. `all` is for the workshop. */
  readonly may: readonly string[] | 'all';
  /** Packages of ours its tests may import beside these. */
  readonly testsMay?: readonly string[];
  /** Web APIs only: no Node module and no React, because the code runs in a browser, in Node and in the workshop alike. */
  readonly pure?: boolean;
  /** Files that are the room's door to Node, although the rest of it has none. */
  readonly nodeDoors?: readonly string[];
  /** Packages of others it does without, and why. */
  readonly without?: readonly { readonly packages: RegExp; readonly why: string }[];
}

const noNode = {
  packages: /^(node:|hono$|hono\/|@hono\/)/,
  why: 'this code runs in the browser, where there is no Node.',
};

/** The first room whose folder holds a file is the file's room. */
export const rooms: readonly Room[] = [
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
    // a plugin for builds, and no component
    nodeDoors: ['packages/ui/src/spoken-words/index.ts'],
    without: [
      noNode,
      {
        packages: /^(@tanstack\/(?!react-table$|react-virtual$)|i18next$|react-i18next$|msw$)/,
        why: 'a component knows no network, no route and no catalogue: data and words reach it as props.',
      },
    ],
  },
  {
    name: 'sandbox',
    folder: 'packages/sandbox',
    may: ['api', 'i18n'],
    pure: true,
    nodeDoors: ['packages/sandbox/src/sqlite.ts', 'packages/sandbox/src/store/sqlite-store.ts'],
  },
  { name: 'cli', folder: 'packages/cli', may: ['theme', 'merchant', 'i18n', 'emit'] },
  {
    name: 'sites/web/server',
    folder: 'sites/web/server',
    may: ['theme', 'merchant', 'i18n', 'api', 'emit', 'cli', 'sandbox'],
    without: [
      {
        packages: /^(react|react-dom|styled-components)(\/|$)/,
        why: 'the server hands out built files and draws nothing.',
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
  { name: 'sites/web (configuration)', folder: 'sites/web', may: 'all' },
];

/** The workshop and the tools: they may import everything, and nothing in a room may import them. */
export const workshop: Room = {
  name: 'the workshop (.storybook, e2e, scripts, bench)',
  folder: '',
  may: 'all',
};

/** A story, or the samples that stories share: the workshop's guest in a room. It may use any package, and `.storybook` for its preview. */
export const isStory = (file: string) =>
  /\.stories\.tsx?$/.test(file) || file.startsWith('packages/ui/src/samples/');
/** A test, or what tests share: a fixture beside them, or a file of a package's `test` folder. */
export const isTest = (file: string) =>
  /\.(test|fixture)\.tsx?$|^packages\/[^/]+\/test\//.test(file);
/** Brands and merchants: data that tests may read, so that they are true of what ships. */
export const isData = (path: string) => /^(themes|merchants)\//.test(path);

export function roomOf(file: string): Room {
  return rooms.find(({ folder }) => file.startsWith(`${folder}/`)) ?? workshop;
}
