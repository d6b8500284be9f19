import { expect, test } from 'vitest';
import { parseCopy } from './parse-copy.ts';

test('a merchant’s words are read by message id', () => {
  const parsed = parseCopy('{ "home.title": "Sen Vàng" }', 'copy.vi.json', 'VI');
  expect(parsed).toMatchObject({ ok: true, value: { 'home.title': 'Sen Vàng' } });
});

test.each([
  ['a misspelt message', 'copy/unknown-id', 'home.titel', 'Sen Vàng', '"home.title"?'],
  ['a message that does not exist', 'copy/unknown-id', 'x', 'Sen Vàng', 'Take an id from'],
  ['a locked message', 'copy/locked-id', 'footer.demo', 'Tiền thật', 'Remove it'],
  [
    'another placeholder',
    'copy/placeholder',
    'home.winners.page',
    'Trang {{number}}',
    'Use exactly {{page}}',
  ],
  ['no placeholder', 'copy/placeholder', 'home.winners.page', 'Trang', 'uses no placeholder, the'],
  [
    'a placeholder too many',
    'copy/placeholder',
    'home.hero.lead',
    '{{name}} ơi',
    'without placeholders',
  ],
  [
    'a broken placeholder',
    'copy/placeholder',
    'home.winners.page',
    '{page}',
    'Write {{name}} with',
  ],
  ['an empty text', 'copy/empty-message', 'home.hero.lead', ' ', 'Write the text, or leave'],
  ['a phrase that urges', 'copy/forbidden-phrase', 'home.hero.lead', 'Chơi ngay!', 'Say plainly'],
])('rejects %s with its code, line and fix', (_, code, id, text, fix) => {
  const parsed = parseCopy(
    `{\n  "home.title": "Sen Vàng",\n  "${id}": "${text}"\n}`,
    'copy.vi.json',
    'VI',
  );
  const found = parsed.ok ? [] : parsed.diagnostics;
  expect(new Set(found.map((each) => each.code))).toEqual(new Set([code]));
  const [finding] = found;
  expect(finding).toMatchObject({
    file: 'copy.vi.json',
    line: 3,
    pointer: `/${id}`,
  });
  expect(`${finding?.message} ${finding?.remedy}`).toContain(fix);
});

test('a number is rejected', () => {
  const parsed = parseCopy('{ "home.title": 5 }', 'copy.vi.json', 'VI');
  expect(parsed).toMatchObject({ ok: false, diagnostics: [{ code: 'copy/type', line: 1 }] });
});
