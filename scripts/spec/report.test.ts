import { describe, expect, test } from 'vitest';
import type { Proof } from './proofs.ts';
import { renderList, renderPage, totalsOf, wrongMarks } from './report.ts';
import type { Row } from './rows.ts';

const rows: Row[] = [
  { id: '4.05', kind: 'rule', part: 'States', label: 'Ticker grows' },
  { id: '4.06', kind: 'rule', part: 'States', label: 'Screen starts' },
  { id: '4.42', kind: 'note', part: 'Flows', label: 'Heading' },
];
const proof = (id: string, title = 'grows | by a step', line = 7): Proof => ({
  id,
  file: 'a.test.ts',
  title,
  line,
});

describe('the page', () => {
  test('has a table per part, tests without line numbers, and open rows', () => {
    const page = renderPage(rows, [proof('4.05')]);
    expect(page).toContain('1 of 2 rules have a test, 1 are open; 1 rows are headings');
    expect(page).toContain('## States (1 of 2)');
    expect(page).toContain('| 4.05 | Ticker grows | a.test.ts: grows \\| by a step |');
    expect(page).toContain('| 4.06 | Screen starts | open |');
    expect(page).toContain('| 4.42 | Heading | – |');
  });

  test('is the same for any order and line numbers of the tests', () => {
    const other = [proof('4.05', 'b', 1), proof('4.05', 'a', 2)];
    const same = [proof('4.05', 'a', 90), proof('4.05', 'b', 80), proof('4.05', 'b', 85)];
    expect(renderPage(rows, other)).toBe(renderPage(rows, same));
  });
});

test('a row counts once, however many tests it has', () => {
  expect(totalsOf(rows, [proof('4.05', 'a'), proof('4.05', 'b')])).toEqual({
    rules: 2,
    proved: 1,
    notes: 1,
  });
});

test('the list for a terminal ends with the open rows and the count', () => {
  const list = renderList(rows, [proof('4.05')]);
  expect(list).toMatch(/4\.05 {2}Ticker grows\n {8}a\.test\.ts: grows/);
  expect(list).toMatch(/Open\n4\.06 {2}Screen starts\n\n1 of 2 rules have a test, 1 are open\.$/);
});

test('reports a mark on an unknown row, on a note, without an id, computed or misplaced, with its place', () => {
  const [unknown, note, empty, ...more] = wrongMarks(rows, [
    proof('4.99'),
    proof('4.42'),
    proof(''),
    proof('4.05'),
  ]);
  expect(unknown).toMatch(/^a\.test\.ts:7 "grows .*" claims the unknown row "4\.99"/);
  expect(note).toContain('a note ("Heading")');
  expect(empty).toContain('unknown row ""');
  expect(more).toEqual([]);
  expect(wrongMarks(rows, [proof('…')])).toEqual([expect.stringContaining('computes its mark')]);
  expect(wrongMarks(rows, [{ ...proof('4.05'), misplaced: 'Move it.' }])).toEqual([
    expect.stringMatching(/^a\.test\.ts:7 .* row 4\.05 in the wrong place\. Move it\.$/),
  ]);
});
