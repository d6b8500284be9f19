import { expect, test } from 'vitest';
import { optionsOf } from './matrix-options.ts';

const merchants = ['bangladesh', 'default', 'india', 'vietnam'];
const combinationsOf = (...args: string[]) => {
  const options = optionsOf(args, merchants);
  if (typeof options !== 'object') throw new Error(options);
  return options.combinations;
};

test('selects every brand in light, dark and high contrast by default', () => {
  expect(combinationsOf()).toHaveLength(12);
  expect(combinationsOf().slice(0, 3)).toEqual([
    'bangladesh/light',
    'bangladesh/dark',
    'bangladesh/darkContrast',
  ]);
});

test('shards cover every combination exactly once', () => {
  const parts = ['1/5', '2/5', '3/5', '4/5', '5/5'].flatMap((part) =>
    combinationsOf('--shard', part),
  );
  expect(parts.toSorted()).toEqual(combinationsOf().toSorted());
});

test.each([
  [
    ['--mode', 'sepia'],
    'There is no mode "sepia". There are: light, dark, lightContrast, darkContrast.',
  ],
  [
    ['--merchant', 'mars'],
    'There is no merchant "mars". There are: bangladesh, default, india, vietnam.',
  ],
  [['--shard', '6/5'], 'There is no shard 6/5.'],
])('rejects %j with a message', (args, message) => {
  expect(optionsOf(args, merchants)).toBe(message);
});
