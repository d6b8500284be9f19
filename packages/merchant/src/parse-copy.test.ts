import { expect, test } from 'vitest';
import { parseCopy } from './parse-copy.ts';

const lint = (id: string, text: string) =>
  text.includes('!') ? [{ message: `"${id}" shouts.`, remedy: 'Calm down.' }] : [];

test('a merchant’s words are read by message id', () => {
  const parsed = parseCopy('{ "home.title": "Sen Vàng" }', 'copy.vi.json', lint);
  expect(parsed).toMatchObject({ ok: true, value: { 'home.title': 'Sen Vàng' } });
});

test('what the lint finds has the line of its id', () => {
  const parsed = parseCopy('{\n  "a": "calm",\n  "b": "loud!"\n}', 'copy.vi.json', lint);
  expect(parsed.ok ? [] : parsed.diagnostics).toEqual([
    expect.objectContaining({ file: 'copy.vi.json', line: 3, pointer: '/b', remedy: 'Calm down.' }),
  ]);
});

test('an empty text and a number are refused', () => {
  for (const text of ['{ "a": "  " }', '{ "a": 5 }']) {
    expect(parseCopy(text, 'copy.vi.json', lint).ok).toBe(false);
  }
});
