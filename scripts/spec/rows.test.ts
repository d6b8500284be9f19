import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareRows, parseRows } from './rows.ts';

const table = (...lines: string[]) =>
  ['id\tkind\tpart\tlabel', ...lines.map((line) => line.replaceAll(' | ', '\t')), ''].join('\n');

describe('the list of rows', () => {
  test('the project’s list has 383 rows and 31 requirements, each with a short label', () => {
    const rows = parseRows(
      readFileSync(join(import.meta.dirname, '../../docs/spec-rows.tsv'), 'utf8'),
    );
    expect(rows.filter(({ id }) => id.startsWith('B2.'))).toHaveLength(31);
    expect(rows).toHaveLength(383 + 31);
    expect(
      rows.filter(({ label }) => label.split(' ').length < 3 || label.split(' ').length > 12),
    ).toEqual([]);
  });

  test.each([
    ['a heading of other columns', 'id\tlabel\n', /columns id, kind, part, label/],
    ['a missing cell', table('4.05 | rule | States'), /:2 should have four cells/],
    ['a malformed id', table('4.5 | rule | States | Ticker'), /:2 has the id "4\.5"/],
    ['an unknown kind', table('4.05 | law | States | Ticker'), /the kinds are rule and note/],
    [
      'a repeated id',
      table('4.05 | rule | States | Ticker', '4.05 | rule | States | Again'),
      /:3 gives the id 4\.05 a second time/,
    ],
  ])('rejects %s', (_, text, message) => {
    expect(() => parseRows(text)).toThrow(message);
  });
});

describe("the owner's list", () => {
  const rows = parseRows(
    table('4.05 | rule | States | Ticker', 'B2.21 | rule | Protection | Label'),
  );

  test('agrees when ids and kinds are the same; added requirements are no difference', () => {
    expect(compareRows(rows, 'id\tkind\tpart\ttext\n4.05\trule\t\tlong text\n')).toEqual([]);
  });

  test('reports a missing row, an unknown row and a different kind', () => {
    expect(compareRows(rows, 'id\tkind\n4.06\trule\n')).toEqual([
      expect.stringContaining('4.06 is in the owner'),
      expect.stringContaining('4.05 is in docs/spec-rows.tsv'),
    ]);
    expect(compareRows(rows, 'id\tkind\n4.05\tnote\n')).toEqual([
      expect.stringContaining('4.05 is a note'),
    ]);
  });
});
