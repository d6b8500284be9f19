import { expect, it } from 'vitest';
import { type Diagnostic, defineRule, findingOf, placeFindings } from '../diagnostic.ts';

const rule = defineRule({ code: 'x/y', severity: 'warning', says: '', fix: '' });

const finding = (pointer: string): Diagnostic => ({
  ...findingOf(rule, {}),
  file: 'brand.json',
  line: 1,
  column: 1,
  pointer,
});
const text = '{\n  "a": {\n    "b": "c"\n  }\n}';

it('places a finding at its value', () => {
  expect(placeFindings([finding('/a/b')], text)).toMatchObject([{ line: 3, column: 10 }]);
});

it('places a finding about a default at the nearest written ancestor', () => {
  expect(placeFindings([finding('/a/x/y')], text)).toMatchObject([{ line: 2, column: 8 }]);
  expect(placeFindings([finding('/q')], text)).toMatchObject([{ line: 1, column: 1 }]);
});

it('leaves findings unchanged if the text is not JSON', () => {
  expect(placeFindings([finding('/a/b')], '{')).toEqual([finding('/a/b')]);
});
