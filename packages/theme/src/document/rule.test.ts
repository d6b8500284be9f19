import * as v from 'valibot';
import { expect, it } from 'vitest';
import { breaking, breaks, defineRule, type Finding, findingIn, findingOf } from './rule.ts';

const tooLong = defineRule({
  code: 'test/too-long',
  severity: 'error',
  says: '"{{name}}" is longer than {{most}} characters.',
  fix: 'Use at most {{most}}.',
});
const empty = defineRule({
  code: 'test/empty',
  severity: 'warning',
  says: 'Expected a text (found {{found}}).',
  fix: 'Add the text to show.',
});

it('fills in what the sentences leave open', () => {
  expect(findingOf(tooLong, { name: 'abc', most: 2 })).toEqual({
    code: 'test/too-long',
    severity: 'error',
    message: '"abc" is longer than 2 characters.',
    remedy: 'Use at most 2.',
  });
});

it('is the only way to a finding, so that every code is a rule’s', () => {
  // @ts-expect-error: a code that is written by hand is none.
  const finding: Finding = { code: 'test/empty', severity: 'error', message: '', remedy: '' };
  expect(finding.code).toBe(empty.code);
});

it('fills a gap with text that looks like one as it is', () => {
  expect(findingOf(tooLong, { name: '{{most}} $&', most: 2 }).message).toBe(
    '"{{most}} $&" is longer than 2 characters.',
  );
});

it('tells the rule that a schema’s issue breaks, however deep it was found', () => {
  const text = v.pipe(
    v.string(),
    v.minLength(1, breaks(empty)),
    v.maxLength(
      2,
      breaking((name) => findingOf(tooLong, { name: String(name), most: 2 })),
    ),
  );
  const schema = v.array(v.union([v.object({ text }), v.number()]));
  const messages = [[{ text: '' }], [1, { text: 'abc' }]].map((value) =>
    v.safeParse(schema, value).issues?.map((issue) => findingIn(issue)?.message),
  );
  expect(messages).toEqual([
    ['Expected a text (found "").'],
    ['"abc" is longer than 2 characters.'],
  ]);
  const [issue] = v.safeParse(schema, [true]).issues ?? [];
  expect(issue && findingIn(issue)).toBeUndefined();
});
