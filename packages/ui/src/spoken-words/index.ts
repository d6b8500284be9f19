import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Our words for each room of React Aria that anything of ours uses. */
export const rooms: Readonly<Record<string, string>> = {
  'react-aria/calendar': 'calendar',
  'react-aria/combobox': 'combobox',
  'react-aria/datepicker': 'date-parts',
  'react-aria/menu': 'menu',
  'react-aria/overlays': 'overlays',
  'react-aria/spinbutton': 'spinbutton',
  'react-stately/datepicker': 'date-limits',
};

/** The module in which React Aria gathers the 34 languages of a room. */
const gathering =
  /\/(react-aria(?:-components)?|react-stately)\/dist\/private\/(?:(\w+)\/)?intlStrings\.mjs$/;

/** The room whose languages a module gathers, `react-aria/calendar`; undefined for every other module. */
export function roomOf(module: string): string | undefined {
  const [, library, room = ''] = gathering.exec(module.replaceAll('\\', '/')) ?? [];
  return library && `${library}/${room}`;
}

const fileOf = (words: string) => fileURLToPath(new URL(`./words/${words}.ts`, import.meta.url));

const replaceGathering = {
  load(id: string): string | undefined {
    const room = roomOf(id);
    if (room === undefined) return;
    const [, name] = room.split('/');
    const english = name ? `../intl/${name}/en-US.mjs` : './intl/en-US.mjs';
    const ours = rooms[room];
    const words = ours && `import { spoken } from ${JSON.stringify(fileOf(ours))};`;
    return `import english from '${english}'; ${words ?? 'const spoken = {};'} export default { 'en-US': english, ...spoken };`;
  },
};

/**
 * A plugin for Vite: what React Aria has screen readers say, in English and the four other languages of the product. It
 * brings 34 languages itself, which a page would get all of, and of ours it has English alone: a member who hears a page in
 * Thai would hear "Selected Date" in the middle. Words visible are no part of it; those are the labels that a component is
 * given.
 */
export const spokenWords = {
  name: 'livery:spoken-words',
  ...replaceGathering,
  // Vite prepares packages for its server by a build of their own, without the plugins of the page, and keeps what it made
  // until a name changes: so the words are in the name.
  config: () => ({
    optimizeDeps: {
      rolldownOptions: {
        plugins: [{ name: `livery:spoken-words:${hashOfWords()}`, ...replaceGathering }],
      },
    },
  }),
};

function hashOfWords(): string {
  const hash = createHash('sha256');
  for (const words of Object.values(rooms)) hash.update(readFileSync(fileOf(words)));
  return hash.digest('hex').slice(0, 8);
}
