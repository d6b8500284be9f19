import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseMerchant } from './parse-merchant.ts';
import { type Claimant, settleClaims } from './settle-claims.ts';

const themes = ['mayura'];
const india = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../merchants/india/merchant.json'), 'utf8'),
);

type Fields = Readonly<Record<string, unknown>>;

/** A merchant whose file says one thing and whose pages perhaps another; without a wish its file is broken. */
function claimant(name: string, wish: Fields | undefined, pages?: Fields): Claimant {
  const file = `merchants/${name}/merchant.json`;
  const code = `CODE_${name.toUpperCase()}`;
  const textOf = (fields: Fields) =>
    JSON.stringify({ ...india, code, hosts: [`${name}.example`], ...fields });
  const parsed = (fields: Fields) => {
    const reading = parseMerchant(textOf(fields), file, { themes });
    if (!reading.ok) throw new Error(reading.diagnostics[0]?.message);
    return reading.value;
  };
  return {
    file,
    text: wish ? textOf(wish) : '{',
    merchant: wish && parsed(wish),
    standing: pages && parsed(pages),
  };
}

/** Who is refused and why, and what is told of nobody. */
function settled(...claimants: readonly Claimant[]) {
  const { refused, diagnostics } = settleClaims(claimants, themes);
  const told = [...refused.values(), diagnostics].flat();
  return told.map(({ file, code, pointer }) => `${file.split('/')[1]} ${code} ${pointer}`);
}

const first = claimant('first', { default: true });

test.each([
  ['host', { hosts: ['own.example', 'first.example'] }, 'second merchant/hosts /hosts/1'],
  ['code', { code: 'CODE_FIRST' }, 'second merchant/code /code'],
  ['answer to unknown hosts', { default: true }, 'second merchant/default /default'],
])(
  'of two new merchants with the same %s the second is refused, with its place',
  (_, wish, told) => {
    expect(settled(first, claimant('second', wish))).toEqual([told]);
  },
);

test('merchants that share nothing are all served', () => {
  expect(settled(first, claimant('second', {}))).toEqual([]);
});

test.each([
  ['host', { hosts: ['b.example'] }, 'a merchant/hosts /hosts/0'],
  ['code', { code: 'CODE_B' }, 'a merchant/code /code'],
  ['answer to unknown hosts', { default: true }, 'a merchant/default /default'],
])(
  'nobody takes the %s of a merchant that answers today, also not by an earlier folder',
  (_, wish, told) => {
    const victim = claimant('b', { default: true }, { default: true });
    expect(settled(claimant('a', wish, {}), victim)).toEqual([told]);
  },
);

test('a host goes from one merchant to another when both files say so', () => {
  const gives = claimant(
    'a',
    { default: true, hosts: ['new.example'] },
    { hosts: ['old.example'] },
  );
  expect(settled(gives, claimant('b', { hosts: ['b.example', 'old.example'] }, {}))).toEqual([]);
});

test('a merchant whose file is broken keeps what its last good pages answer', () => {
  const broken = claimant('b', undefined, { hosts: ['b.example'], default: true });
  const heir = claimant('a', { hosts: ['a.example', 'b.example'] }, {});
  expect(settled(heir, broken)).toEqual(['a merchant/hosts /hosts/1']);
});

test('a merchant that is refused keeps what it had, also from the one that it was given to', () => {
  const holder = claimant('a', { default: true }, { default: true });
  const refused = claimant('b', { hosts: ['a.example'] }, { hosts: ['b.example'] });
  const heir = claimant('c', { hosts: ['c.example', 'b.example'] }, {});
  expect(settled(holder, refused, heir)).toEqual([
    'b merchant/hosts /hosts/0',
    'c merchant/hosts /hosts/1',
  ]);
});

test('one merchant must answer unknown hosts; while another is broken, it may be that one', () => {
  expect(settled(claimant('a', {}), claimant('b', {}))).toEqual(['a merchant/no-default /default']);
  expect(settled(claimant('a', {}), claimant('b', undefined))).toEqual([]);
});
