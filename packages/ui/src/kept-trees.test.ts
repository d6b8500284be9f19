import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./*/*.tree.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = import.meta.glob<string>('./*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** As Storybook makes a story's id of its export's name: words by hyphens, figures a word of their own. */
const idOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();

test('each stored tree belongs to an existing story', () => {
  const left = Object.entries(files).flatMap(([file, text]) => {
    const source = stories[file.replace('.tree.txt', '.stories.tsx')] ?? '';
    const ids = [...source.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => idOf(name));
    return [...text.matchAll(/^## (.+)$/gm)]
      .map(([, story = '']) => story)
      .filter((story) => !ids.includes(story))
      .map((story) => `${file}: ${story}`);
  });
  expect(left).toEqual([]);
});
