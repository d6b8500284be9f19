import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLanguages, languages } from '../languages.ts';
import { english } from './english.ts';
import { lintCatalogue } from './lint-catalogue.ts';
import { lockedIds } from './locked.ts';

const folder = new URL('../catalogues/', import.meta.url);

function filesOf(language: string): Record<string, Record<string, string>> {
  const place = new URL(`${language.toLowerCase()}/`, folder);
  return Object.fromEntries(
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [basename(file), JSON.parse(readFileSync(new URL(file, place), 'utf8'))]),
  );
}

function catalogueOf(language: string): Record<string, string> {
  return Object.assign({}, ...Object.values(filesOf(language)));
}

describe('the catalogues', () => {
  it('are those of the complete languages, Bengali, English and Thai among them [spec 9.12]', () => {
    const found = readdirSync(folder).map((name) => name.toUpperCase());
    expect(found.sort()).toEqual([...completeLanguages].sort());
    expect(found).toEqual(expect.arrayContaining(['BN', 'EN', 'TH']));
  });

  it.each(completeLanguages)('are complete and valid in %s [spec B2.20]', (language) => {
    expect(lintCatalogue(language, catalogueOf(language))).toEqual([]);
  });

  it.each(completeLanguages)('call the payment password by one name in %s', (language) => {
    const messages = catalogueOf(language);
    const name = messages['security.payment']?.toLowerCase() ?? '';
    const others = Object.entries(catalogueOf('EN'))
      .filter(([, text]) => text.toLowerCase().includes('payment password'))
      .filter(([id]) => !messages[id]?.toLowerCase().includes(name));
    expect(others).toEqual([]);
  });

  it.each(completeLanguages)('hold each message in the file of its area in %s', (language) => {
    for (const [file, messages] of Object.entries(filesOf(language))) {
      const area = file.replace('.json', '.');
      expect(Object.keys(messages).filter((id) => !id.startsWith(area))).toEqual([]);
    }
  });

  it('have every locked message', () => {
    expect(lockedIds.filter((id) => !Object.hasOwn(english, id))).toEqual([]);
  });
});

describe('lintCatalogue', () => {
  const thai = catalogueOf('TH');
  const codesWith = (changes: Record<string, string>) =>
    lintCatalogue('TH', { ...thai, ...changes }).map(({ code, id }) => `${code} ${id}`);

  it('finds a message that is missing', () => {
    const { 'home.title': _, ...rest } = thai;
    expect(lintCatalogue('TH', rest).map(({ code }) => code)).toEqual(['missing-message']);
  });

  it('finds a message that English does not have and names the nearest', () => {
    const [finding] = lintCatalogue('TH', { ...thai, 'home.titel': 'หน้าแรก' });
    expect(finding).toMatchObject({ code: 'unknown-id', near: 'home.title' });
  });

  it('finds a plural form that the language does not have', () => {
    const id = 'platform.phone.tooManyRequests_one';
    expect(codesWith({ [id]: 'โปรดรอ {{count}} นาที' })).toEqual([`plural-form ${id}`]);
  });

  it('finds a plural form that the language needs', () => {
    const { 'platform.phone.tooManyRequests_one': _, ...rest } = catalogueOf('HI');
    expect(lintCatalogue('HI', rest).map(({ code }) => code)).toEqual(['missing-message']);
  });

  it('finds placeholders that differ, are broken or carry a format', () => {
    const id = 'footer.ageText';
    for (const text of ['อายุ {{years}} ปี', 'อายุ 18 ปี']) {
      expect(codesWith({ [id]: text }), text).toEqual([`placeholder ${id}`]);
    }
    for (const text of ['อายุ {age} ปี', 'อายุ {{age, number}} ปี']) {
      expect(codesWith({ [id]: text }), text).toEqual([`broken-placeholder ${id}`]);
    }
  });

  it('finds an empty message', () => {
    expect(codesWith({ 'home.title': ' ' })[0]).toBe('empty-message home.title');
  });

  it('finds untranslated English and letters of another script', () => {
    expect(codesWith({ 'home.title': 'Home' })).toEqual(['untranslated home.title']);
    expect(codesWith({ 'home.title': 'Start page' })).toEqual(['wrong-script home.title']);
    expect(codesWith({ 'home.title': 'หน้า होम' })).toEqual(['wrong-script home.title']);
  });

  it.each([
    ['TH', 'โอกาสสุดท้าย'],
    ['TH', 'เล่นเพื่อเอาทุนคืน'],
    ['EN', 'Win it back'],
    ['EN', 'Act now, last chance'],
    ['EN', 'Welcome!'],
    ['BN', 'শেষ সুযোগ'],
    ['BN', 'হারানো টাকা তুলুন'],
    ['HI', 'आख़िरी मौक़ा'],
    ['HI', 'जल्दी करें'],
    ['VI', 'Cơ hội cuối cùng'],
    ['VI', 'Gỡ lại ngay'],
    ['VI', 'Đừng bỏ lỡ'.normalize('NFD')],
  ] as const)('finds a phrase that urges in %s: %s [spec B2.20]', (language, text) => {
    const found = lintCatalogue(language, { ...catalogueOf(language), 'home.hero.lead': text });
    expect(found.map(({ code }) => code)).toContain('forbidden-phrase');
  });

  it.each([
    ['EN', 'Free spins with autoplay'],
    ['EN', 'Auto-spin all day'],
    ['TH', 'หมุนอัตโนมัติ'],
    ['BN', 'অটো স্পিন'],
    ['HI', 'ऑटो प्ले'],
    ['VI', 'Quay tự động'],
  ] as const)('finds an offer of automatic play in %s: %s [spec B2.18]', (language, text) => {
    const found = lintCatalogue(language, { ...catalogueOf(language), 'home.hero.lead': text });
    expect(found.map(({ code }) => code)).toContain('forbidden-phrase');
  });

  it.each([
    ['EN', 'Somebody wins every minute'],
    ['EN', 'Our members often win'],
    ['TH', 'สมาชิกชนะทุกวัน'],
    ['BN', 'সবাই জিতছে'],
    ['HI', 'यहाँ हर कोई जीतता है'],
    ['VI', 'Trúng mỗi ngày'],
  ] as const)('finds a claim how often members win in %s: %s [spec B2.19]', (language, text) => {
    const found = lintCatalogue(language, { ...catalogueOf(language), 'home.winners.title': text });
    expect(found.map(({ code, id }) => `${code} ${id}`)).toContain(
      'forbidden-phrase home.winners.title',
    );
  });
});

it('knows the plural forms of CLDR for each complete language', () => {
  const forms = (code: keyof typeof languages) =>
    new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories;
  expect([forms('TH'), forms('VI')]).toEqual([['other'], ['other']]);
  for (const code of ['EN', 'BN', 'HI'] as const) expect(forms(code)).toEqual(['one', 'other']);
});
