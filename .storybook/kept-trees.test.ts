import { expect, test } from 'vitest';
import { readTrees, writeTrees } from './kept-trees.ts';

const files = import.meta.glob<string>('../packages/ui/src/*/*.tree.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = import.meta.glob<string>('../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('trees are read as they were written', () => {
  const trees = new Map([
    ['by-keyboard', '- tablist "Records":\n  - tab "Deposits" [selected]\n\nlive, polite:'],
    ['empty', ''],
  ]);
  expect(readTrees(writeTrees(trees))).toEqual(trees);
});

/** As Storybook makes a story's id of its export's name: words by hyphens, figures a word of their own. */
const idOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();

test('each kept tree is of a story that there is', () => {
  const left = Object.entries(files).flatMap(([file, text]) => {
    const source = stories[file.replace('.tree.txt', '.stories.tsx')] ?? '';
    const ids = [...source.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => idOf(name));
    return [...readTrees(text).keys()]
      .filter((story) => !ids.includes(story))
      .map((story) => `${file}: ${story}`);
  });
  expect(left).toEqual([]);
});
