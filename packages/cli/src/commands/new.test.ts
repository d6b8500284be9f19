import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeLanguages } from '@livery/i18n/languages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyProject, jsonOf, livery, removeFolder } from '../../test/livery.ts';
import { markets } from '../new/markets.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

let cwd = '';
beforeEach(async () => {
  cwd = await copyProject();
});
afterEach(() => removeFolder(cwd));

const create = (...words: readonly string[]) => livery(['new', 'merchant', ...words], { cwd });
const written = async (folder: string) =>
  JSON.parse(await readFile(join(cwd, 'merchants', folder, 'merchant.json'), 'utf8'));

test.each(Object.keys(markets))('a merchant for %s passes the check as it is', async (market) => {
  const made = await create('HARBOUR', '--market', market, '--brand', 'mayura');
  expect(made).toMatchObject({ code: 0, err: '' });
  const checked = jsonOf(await livery(['check', '--json'], { cwd }));
  expect(checked.ok).toBe(true);
  expect(checked.result.merchants).toContain('Harbour');
});

test('has what belongs to the market, and nothing of another merchant', async () => {
  await create('HARBOUR', '--market', 'vn', '--brand', 'mayura', '--host', 'play.harbour.example');
  expect(await written('harbour')).toMatchObject({
    code: 'HARBOUR',
    name: 'Harbour',
    hosts: ['harbour.localhost', 'play.harbour.example'],
    profile: 'demo',
    currency: { code: 'VND', decimals: 0, symbol: '₫', minBetUnit: 1000 },
    timeZone: 'Asia/Ho_Chi_Minh',
    languages: ['VI', 'EN'],
    defaultLanguage: 'VI',
    theme: 'mayura',
    mobileCountries: [{ country: 'VN', dialingCode: '84' }],
    contacts: {},
    helpOrganisations: [],
  });
});

test('uses the brand of the same name, and says what to fill in next', async () => {
  await cp(join(cwd, 'themes/mayura'), join(cwd, 'themes/blue-harbour'), { recursive: true });
  const { out } = await create('BLUE_HARBOUR', '--market', 'in');
  expect(out).toContain('Blue Harbour is in merchants/blue-harbour (India, INR)');
  for (const field of ['contacts', 'helpOrganisations', 'paymentMethods', 'siteSettings']) {
    expect(out).toContain(`- ${field}`);
  }
  expect(out).toContain('http://blue-harbour.localhost:4173');
  expect((await written('blue-harbour')).theme).toBe('blue-harbour');
});

test('a licensed one asks for each field of its licence until it is filled in', async () => {
  const made = await create(
    'HARBOUR',
    '--market',
    'in',
    '--brand',
    'mayura',
    '--profile',
    'licensed',
  );
  expect(made.out).toContain('- licence: holder, regulator, number and link');
  const checked = jsonOf(await livery(['check', '--json'], { cwd }));
  expect(checked.result.failed).toEqual(['harbour']);
  expect(made.out).toContain('- disputeBody: who decides complaints');
  expect(checked.diagnostics.filter(({ file }) => file.includes('harbour'))).toHaveLength(5);
  const file = join(cwd, 'merchants/harbour/merchant.json');
  const licence = { holder: 'H', regulator: 'R', number: '1', link: 'https://regulator.example' };
  const named = { ...(await written('harbour')), licence };
  await writeFile(file, JSON.stringify(named));
  expect((await livery(['check'], { cwd })).code).toBe(1);
  const name = { HI: 'कार्यालय', EN: 'Office' };
  const disputeBody = { name, url: 'https://office.example' };
  await writeFile(file, JSON.stringify({ ...named, disputeBody }));
  expect((await livery(['check'], { cwd })).code).toBe(0);
});

test('the first merchant of a project answers unknown hosts', async () => {
  await rm(join(cwd, 'merchants'), { recursive: true });
  await create('HARBOUR', '--market', 'in', '--brand', 'mayura');
  expect((await written('harbour')).default).toBe(true);
  expect((await livery(['check'], { cwd })).code).toBe(0);
});

test.each([
  ['an unknown market', ['HARBOUR', '--market', 'atlantis'], 2, 'vn (Vietnam)'],
  ['no market', ['HARBOUR'], 2, '--market'],
  ['a code in small letters', ['harbour', '--market', 'in', '--brand', 'mayura'], 1, 'capitals'],
  ['a path for a code', ['../X', '--market', 'in', '--brand', 'mayura'], 1, 'capitals'],
  ['a code that is taken', ['MAYURA', '--market', 'in', '--brand', 'mayura'], 1, 'already used by'],
  [
    'a host that is taken',
    ['HARBOUR', '--market', 'in', '--brand', 'mayura', '--host', 'india.localhost'],
    1,
    'merchants/india/merchant.json',
  ],
  ['a folder that is there', ['INDIA', '--market', 'in', '--brand', 'mayura'], 1, 'exists already'],
  ['a mistyped brand', ['HARBOUR', '--market', 'in', '--brand', 'mayra'], 1, 'mean "mayura"?'],
  ['no brand of its name', ['HARBOUR', '--market', 'in'], 1, 'livery generate'],
] as const)('refuses %s and writes nothing', async (_, words, code, told) => {
  const before = await readdir(join(cwd, 'merchants'), { recursive: true });
  const ran = await create(...words);
  expect(ran).toMatchObject({ code, out: '' });
  expect(ran.err).toContain(told);
  expect(await readdir(join(cwd, 'merchants'), { recursive: true })).toEqual(before);
});

test('docs/merchants.md names every market and every complete language', async () => {
  const docs = await readFile(join(import.meta.dirname, '../../../../docs/merchants.md'), 'utf8');
  const named = (line: RegExp) =>
    [...(line.exec(docs)?.[0] ?? '').matchAll(/`(\w\w)`/g)].map(([, code]) => code);
  expect(named(/The markets\n[^;]*;/)).toEqual(Object.keys(markets));
  expect(named(/Languages with a complete catalogue are[^.]*\./)?.sort()).toEqual(
    [...completeLanguages].sort(),
  );
});

test('every complete language belongs to a market', () => {
  const offered = Object.values(markets).flatMap(({ languages }) => languages);
  expect([...new Set(offered)].sort()).toEqual([...completeLanguages].sort());
});
