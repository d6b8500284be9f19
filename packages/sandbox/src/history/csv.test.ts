import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('ends lines with CR LF and quotes special characters', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['say "so"', 'two\nlines'],
    ]),
  ).toBe('a,"b,c"\r\n"say ""so""","two\nlines"\r\n');
});

it('keeps negative numbers unchanged and escapes spreadsheet formulas', () => {
  expect(csvOf([['-12.50', '=1+1', '+A1', '-A1', '@now']])).toBe(
    "-12.50,'=1+1,'+A1,'-A1,'@now\r\n",
  );
  expect(csvOf([['\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1']])).toBe(
    "'\t=1,\"'\r=1\",\"'\n=1\",'＝1,'＋1,'－1,'＠1\r\n",
  );
});
