import type { FieldRule } from '@livery/api/contract/registration';
import { createI18n } from '@livery/i18n';
import { describe, expect, test } from 'vitest';
import { patterns } from './patterns.ts';
import { type FieldKind, type Problem, problemOf, sentFor } from './rules.ts';

const { t } = await createI18n({ language: 'EN', areas: ['session'] });
const read = (problem: Problem | undefined) =>
  problem?.map(({ id, params }) => t(id, { ...params })).join(' ');

const rule = (more: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  ...more,
});
const validate = (more: Partial<FieldRule>, value: string, kind?: FieldKind) =>
  read(problemOf(rule(more), value, kind));

describe('[spec 5.17] [spec 8.04] a value against the platform’s rule', () => {
  const username = {
    minLength: 6,
    maxLength: 16,
    patternId: 'letterFirst',
    acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
  };
  const words = 'Start with a letter, then use letters and digits. Use 6 to 16 characters.';

  test.each(['mira26', 'mira2026', 'm234567890123456'])('valid: %s', (value) => {
    expect(validate(username, value)).toBeUndefined();
  });

  test.each(['2026mira', 'mira 2026', 'mira2', 'm2345678901234567'])('invalid: %s', (value) => {
    expect(validate(username, value)).toBe(words);
  });

  test('the accepted pattern is for the whole value, and wins over the id’s own', () => {
    const either = { patternId: 'digits', acceptedPattern: 'a|b' };
    expect(validate(either, 'a')).toBeUndefined();
    expect(validate(either, 'b')).toBeUndefined();
    expect(validate(either, 'ax')).toBe('Use digits only.');
    expect(validate(either, 'xb')).toBe('Use digits only.');
    expect(validate(either, '7')).toBe('Use digits only.');
  });

  test('a pattern that has anchors already is taken as it is', () => {
    expect(validate({ acceptedPattern: '^[0-9]{4}$' }, '1234')).toBeUndefined();
    expect(validate({ acceptedPattern: '^[0-9]{4}$' }, '12345')).toBe('This format is not valid.');
  });

  test('a pattern that only older syntax allows is read so, and one that none does refuses nothing', () => {
    expect(validate({ acceptedPattern: '[a-z\\_]+' }, 'a_b')).toBeUndefined();
    expect(validate({ acceptedPattern: '[a-z\\_]+' }, 'A')).toBeDefined();
    expect(validate({ acceptedPattern: '(' }, 'anything')).toBeUndefined();
  });

  test('without an accepted pattern the id’s own holds', () => {
    expect(validate({ patternId: 'digits' }, '12')).toBeUndefined();
    expect(validate({ patternId: 'digits' }, '1a')).toBe('Use digits only.');
  });

  test('an id that we do not know has plain words', () => {
    expect(validate({ patternId: 'novel', acceptedPattern: 'x', maxLength: 3 }, 'y')).toBe(
      'This format is not valid. Use at most 3 characters.',
    );
  });

  test.each<[Partial<FieldRule>, string, string]>([
    [{ minLength: 6, maxLength: 16 }, 'short', 'Use 6 to 16 characters.'],
    [{ minLength: 4, maxLength: 4 }, '12345', 'Use exactly 4 characters.'],
    [{ minLength: 1, maxLength: 1 }, '12', 'Use exactly 1 character.'],
    [{ minLength: 3 }, 'ab', 'Use at least 3 characters.'],
    [{ maxLength: 2 }, 'abc', 'Use at most 2 characters.'],
    [{ minLength: 0, maxLength: 2 }, 'abc', 'Use at most 2 characters.'],
  ])('bounds %j in words', (bounds, value, want) => {
    expect(validate(bounds, value)).toBe(want);
  });

  test.each(['𠮷野', 'ที่นี่', 'é👩‍👩‍👧'])('%s counts as two letters', (value) => {
    expect(validate({ minLength: 2, maxLength: 2 }, value)).toBeUndefined();
  });

  test.each(Object.entries(patterns))(
    'the words of %s are in the catalogue',
    (patternId, { message }) => {
      const problem = problemOf(
        rule({ patternId, acceptedPattern: '(?!)', minLength: 2, maxLength: 9 }),
        'x',
      );
      expect(problem?.map(({ id }) => id)).toEqual([message, 'session.rule.length']);
      expect(read(problem)).toMatch(/^[A-Z].+\. Use 2 to 9 characters\.$/);
    },
  );

  test('a field that is not shown, or is optional and empty, is right', () => {
    expect(validate({ enabled: false }, '')).toBeUndefined();
    expect(validate({ enabled: false, maxLength: 1 }, 'abc')).toBeUndefined();
    expect(validate({ required: false, minLength: 3 }, '')).toBeUndefined();
    expect(validate({ required: false, minLength: 3 }, 'a')).toBe('Use at least 3 characters.');
  });
});

test.each<[FieldKind, string]>([
  ['text', 'This must not be empty.'],
  ['content', 'Please enter some text.'],
  ['code', 'Please enter the verification code.'],
  ['tick', 'Please tick this box to continue.'],
])('[spec 5.28] an empty required field shows an error: %s', (kind, want) => {
  expect(validate({}, '', kind)).toBe(want);
});

describe('[spec 5.23] the words of a password', () => {
  const password = { patternId: 'lettersDigits', acceptedPattern: '[A-Za-z0-9]+' };

  test('are one sentence with its bounds', () => {
    expect(validate({ ...password, minLength: 6, maxLength: 16 }, 'ab!', 'password')).toBe(
      'The password must be 6 to 16 digits or letters.',
    );
    expect(
      validate({ ...password, minLength: 6, maxLength: 16 }, 'abcdef', 'password'),
    ).toBeUndefined();
  });

  test('have one number when the bounds are the same', () => {
    expect(validate({ ...password, minLength: 6, maxLength: 6 }, 'abc', 'password')).toBe(
      'The password must be 6 digits or letters.',
    );
  });

  test('are the pattern’s where it asks for something else', () => {
    const capital = { minLength: 6, maxLength: 16, patternId: 'lettersDigitsCapital' };
    expect(validate(capital, 'abcdef', 'password')).toBe(
      'Use letters and digits, with at least one capital letter. Use 6 to 16 characters.',
    );
  });
});

test('a mobile number has its own words', () => {
  expect(validate({ patternId: 'digits', minLength: 6, maxLength: 15 }, '12', 'phone')).toBe(
    'Please enter a valid mobile number.',
  );
});

test('everything is trimmed but a code', () => {
  expect(sentFor('text', ' a ')).toBe('a');
  expect(sentFor('password', ' a ')).toBe('a');
  expect(sentFor('code', ' 1 ')).toBe(' 1 ');
});

test.each(['123456', '१२३४५६', '১২৩৪৫৬', '๑๒๓๔๕๖', '１２３４５６'])(
  'a code is sent in the platform’s digits: %s',
  (typed) => {
    expect(sentFor('code', typed)).toBe('123456');
  },
);

test('letters of a code, and digits of any other text, are sent as they were typed', () => {
  expect(sentFor('code', 'K7-Ab९')).toBe('K7-Ab9');
  expect(sentFor('password', 'पास१२३')).toBe('पास१२३');
  expect(sentFor('text', 'বাড়ি ১২')).toBe('বাড়ি ১২');
});
