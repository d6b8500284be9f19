import { describe, expect, test } from 'vitest';
import { findProofs, holdsProofs } from './proofs.ts';

const ids = (text: string, file = 'packages/a/src/a.test.ts') =>
  findProofs({ file, text }).map(({ id }) => id);

const counted: [string, string, string[]][] = [
  ['a test', "test('[spec 4.05] grows', () => {})", ['4.05']],
  [
    'several rows in one title',
    "it('[spec 4.05] [spec B2.21] grows', () => {})",
    ['4.05', 'B2.21'],
  ],
  ['a group', "describe('[spec 9.03] the ticker', () => {})", ['9.03']],
  ['a table of cases', "test.each([[1]])('[spec 9.03] %d', () => {})", ['9.03']],
  ['a tagged table', "test.each`a\n${1}`('[spec 9.03] $a', () => {})", ['9.03']],
  ['a group of Playwright', "test.describe.serial('[spec 2.33] maintenance', () => {})", ['2.33']],
  [
    'a title with a computed part',
    'for (const a of b) test(`[spec 9.07] ${a} speaks`, () => {})',
    ['9.07'],
  ],
  ['a title of two pieces', "test('[spec 9.07] one ' + 'and two', () => {})", ['9.07']],
];

const ignored: [string, string][] = [
  ['a comment', "// [spec 4.05]\ntest('grows', () => {})"],
  ['another text', "const a = '[spec 4.05]'; test('grows', () => { say('[spec 4.05]') })"],
  ['a skipped test', "test.skip('[spec 4.05] grows', () => {})"],
  ['a test to be written', "it.todo('[spec 4.05] grows')"],
  ['a test that is expected to fail', "test.fails('[spec 4.05] grows', () => {})"],
  [
    'a test in a skipped group',
    "describe.skip('later', () => { test('[spec 4.05] grows', () => {}) })",
  ],
];

describe('proofs', () => {
  test.each(counted)('counted: %s', (_, text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  test.each(ignored)('ignored: %s', (_, text) => {
    expect(ids(text)).toEqual([]);
  });

  test('a proof names its file, line and title without the marks', () => {
    expect(
      findProofs({ file: 'e2e/a.spec.ts', text: '\ntest(`[spec 1.15] ${brand} has a title`, f)' }),
    ).toEqual([{ id: '1.15', file: 'e2e/a.spec.ts', line: 2, title: '… has a title' }]);
  });

  const stories = 'packages/ui/src/a/a.stories.tsx';

  test('a story has its rows in its parameters, and its own tests in their titles', () => {
    const text = `
      export const A = meta.story({
        name: 'Maintenance',
        parameters: { room: 'page', spec: ['2.33', '2.34'] },
      });
      export const OnAPhone = A.extend({ parameters: { spec: ['2.35'] } });
      A.test('[spec 2.84] changes the page', async () => {});`;
    expect(findProofs({ file: stories, text })).toEqual([
      { id: '2.33', file: stories, line: 4, title: 'Maintenance' },
      { id: '2.34', file: stories, line: 4, title: 'Maintenance' },
      { id: '2.35', file: stories, line: 6, title: 'On A Phone' },
      { id: '2.84', file: stories, line: 7, title: 'changes the page' },
    ]);
  });

  test('a story that is never run covers nothing', () => {
    expect(
      ids(
        "export const A = meta.story({ parameters: { spec: ['2.33'] }, tags: ['!test'] })",
        stories,
      ),
    ).toEqual([]);
    expect(
      ids("const a = { parameters: { spec: ['2.33'] } }; pattern.test('[spec 2.33]')", stories),
    ).toEqual([]);
  });

  test('a row of a story that is not a literal is computed', () => {
    expect(ids('meta.story({ parameters: { spec: rows } })', stories)).toEqual(['…']);
    expect(ids("meta.story({ parameters: { spec: ['2.33', row] } })", stories)).toEqual([
      '2.33',
      '…',
    ]);
  });

  test.each([
    ["a story's name", "meta.story({ name: 'Maintenance [spec 2.33]' })", /story's name.*'2\.33'/],
    ['the meta of a file', "preview.meta({ parameters: { spec: ['2.33'] } })", /the story that/],
  ])('a mark in %s is misplaced', (_, text, fix) => {
    const [proof] = findProofs({ file: stories, text });
    expect(proof).toMatchObject({ id: '2.33', misplaced: expect.stringMatching(fix) });
  });

  test('tests, stories and end-to-end files are searched, nothing else', () => {
    const paths = [
      'a/b.test.ts',
      'a/b.test.tsx',
      'a/b.stories.tsx',
      'e2e/b.spec.ts',
      'a/b.spec.ts',
      'a/b.ts',
      'docs/b.md',
    ];
    expect(paths.filter(holdsProofs)).toEqual([
      'a/b.test.ts',
      'a/b.test.tsx',
      'a/b.stories.tsx',
      'e2e/b.spec.ts',
    ]);
  });
});
