import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../scripts/check/source.ts';
import groups from './component-groups.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const library = 'packages/ui/src/';

/** A name, or the order of what is below the name before it. */
type Order = readonly (string | Order)[];
const order: Order = getStorySortParameter(read('.storybook/preview.tsx')).order;

/** The title of a page as the sidebar has it, without the names of components in their groups. */
function titleOf(file: string): string {
  const text = read(file);
  if (file.endsWith('.mdx')) return /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '';
  const { title } = loadCsf(text, { fileName: file, makeTitle: (given) => given ?? '' }).parse()
    .meta;
  if (!file.startsWith(library)) return title ?? '';
  const group = Object.entries(groups).find(([, names]) =>
    names.includes(file.slice(library.length).split('/')[0] ?? ''),
  );
  return group ? `Components/${group[0]}` : `Components/${title}`;
}

const titles = listFiles(root, (path) => /\.stories\.tsx$|^\.storybook\/.*\.mdx$/.test(path)).map(
  (file) => titleOf(file).split('/'),
);
/** The names that titles have below one name, or at the top. */
const namesBelow = (above?: string) => [
  ...new Set(
    titles.flatMap(([first = '', second = '']) =>
      above === undefined ? [first] : first === above && second !== '' ? [second] : [],
    ),
  ),
];
const namesIn = (list: Order) => list.filter((each) => typeof each === 'string');
const listAfter = (name: string): Order => {
  const list = order[order.indexOf(name) + 1];
  return Array.isArray(list) ? list : [];
};

describe('the order of the sidebar', () => {
  test('names every group at the top, and no other', () => {
    expect(namesIn(order).toSorted()).toEqual(namesBelow().toSorted());
  });

  test.each(['Guide', 'Components'])('names everything below %s, and nothing else', (name) => {
    expect(namesIn(listAfter(name)).toSorted()).toEqual(namesBelow(name).toSorted());
  });

  test.each(['Screens', 'Flows'])('names only what is below %s', (name) => {
    expect(namesBelow(name)).toEqual(expect.arrayContaining(namesIn(listAfter(name))));
  });
});
