import { expect, test } from 'vitest';
import { readTrees, writeTrees } from './kept-trees.ts';

test('trees are read as they were written', () => {
  const trees = new Map([
    ['by-keyboard', '- tablist "Records":\n  - tab "Deposits" [selected]\n\nlive, polite:'],
    ['empty', ''],
  ]);
  expect(readTrees(writeTrees(trees))).toEqual(trees);
});
