import { expect, test } from 'vitest';
import { parseCopy } from './parse-copy.ts';

test('a merchant’s words are read by message id', () => {
  const parsed = parseCopy('{ "home.title": "Sen Vàng" }', 'copy.vi.json', 'VI');
  expect(parsed).toMatchObject({ ok: true, value: { 'home.title': 'Sen Vàng' } });
});

test.each([
  ['a message that does not exist', 'unknown-id', 'home.titel', 'Sen Vàng', '"home.title"?'],
  ['a locked message', 'locked-id', 'common.footer.demo', 'Tiền thật', 'Remove it'],
  ['another placeholder', 'placeholder', 'home.winners.page', 'Trang {{number}}', '{{page}}'],
  ['a phrase that urges', 'forbidden-phrase', 'home.hero.lead', 'Chơi ngay!', 'Say plainly'],
])('rejects %s with its code, line and fix', (_, code, id, text, fix) => {
  const parsed = parseCopy(
    `{\n  "home.title": "Sen Vàng",\n  "${id}": "${text}"\n}`,
    'copy.vi.json',
    'VI',
  );
  const [finding] = parsed.ok ? [] : parsed.diagnostics;
  expect(finding).toMatchObject({
    code: `copy/${code}`,
    file: 'copy.vi.json',
    line: 3,
    pointer: `/${id}`,
  });
  expect(`${finding?.message} ${finding?.remedy}`).toContain(fix);
});

test('an empty text and a number are rejected', () => {
  for (const text of ['{ "home.title": "  " }', '{ "home.title": 5 }']) {
    expect(parseCopy(text, 'copy.vi.json', 'VI').ok).toBe(false);
  }
});
