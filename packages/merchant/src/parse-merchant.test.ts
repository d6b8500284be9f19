import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLanguages } from '@livery/i18n/languages';
import { describe, expect, test } from 'vitest';
import { parseMerchant } from './parse-merchant.ts';

const themes = ['mayura', 'shapla', 'sen-vang', 'livery-play'];
const folder = join(import.meta.dirname, '../../../merchants');
const file = 'merchants/india/merchant.json';
const india = readFileSync(join(folder, 'india/merchant.json'), 'utf8');

/** India's file with some of its fields changed; `undefined` takes a field away. */
function changed(fields: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(india), ...fields }, undefined, 2);
}

function findings(text: string) {
  const parsed = parseMerchant(text, file, { themes });
  return parsed.ok ? [] : parsed.diagnostics;
}

function lineOf(text: string, words: string): number {
  return text.slice(0, text.indexOf(words)).split('\n').length;
}

describe('the merchants that ship', () => {
  const parsed = readdirSync(folder)
    .filter((name) => !name.endsWith('.json'))
    .sort()
    .map((name) =>
      parseMerchant(
        readFileSync(join(folder, name, 'merchant.json'), 'utf8'),
        `merchants/${name}/merchant.json`,
        { themes },
      ),
    );
  const merchants = parsed.flatMap((one) => (one.ok ? [one.value] : []));
  const byCode = (code: string) => merchants.find((merchant) => merchant.code === code);

  test('are all sound, and all of the profile demo', () => {
    expect(parsed.flatMap((one) => (one.ok ? [] : one.diagnostics))).toEqual([]);
    expect(merchants.map(({ profile }) => profile)).toEqual(['demo', 'demo', 'demo', 'demo']);
  });

  test('[spec 1.00] [spec 9.07] [spec 9.50] the brand of every other host speaks Thai, and English; its money has no symbol of its own', () => {
    const rest = merchants.filter((merchant) => merchant.default);
    expect(rest).toHaveLength(1);
    expect(rest[0]).toMatchObject({ languages: ['TH', 'EN'], defaultLanguage: 'TH' });
    expect(rest[0]?.currency).not.toHaveProperty('symbol');
  });

  test('[spec 1.15] India has INR with English and Hindi, Bangladesh BDT with English and Bengali, all of platform web, lottery type SEA', () => {
    expect(byCode('MAYURA')).toMatchObject({ currency: { code: 'INR' }, languages: ['EN', 'HI'] });
    expect(byCode('SHAPLA')).toMatchObject({ currency: { code: 'BDT' } });
    expect([...(byCode('SHAPLA')?.languages ?? [])].sort()).toEqual(['BN', 'EN']);
    for (const merchant of merchants) {
      expect(merchant).toMatchObject({ platformWeb: 'web', lotteryType: 'SEA' });
    }
    const copy: unknown = JSON.parse(readFileSync(join(folder, 'vietnam/copy.vi.json'), 'utf8'));
    expect(Object.keys(copy ?? {}).length).toBeGreaterThan(0);
  });

  test('count đồng without decimals and everything else with two', () => {
    expect(merchants.map(({ currency }) => [currency.code, currency.decimals]).sort()).toEqual([
      ['BDT', 2],
      ['INR', 2],
      ['THB', 2],
      ['VND', 0],
    ]);
  });

  test('name payment methods by neutral kinds in every language offered', () => {
    for (const { paymentMethods, languages } of merchants) {
      expect(paymentMethods.length).toBeGreaterThan(2);
      for (const { label } of paymentMethods) {
        expect(Object.keys(label).sort()).toEqual([...languages].sort());
      }
    }
  });
});

describe('a broken merchant.json', () => {
  test('names the nearest right name of an unknown setting, with its line', () => {
    const text = india.replace('"FREEPLAY3"', '"FREPLAY3"');
    expect(findings(text)).toEqual([
      expect.objectContaining({
        code: 'merchant/unknown-key',
        file,
        line: lineOf(text, '"FREPLAY3"'),
        pointer: '/siteSettings/FREPLAY3',
        remedy: 'Did you mean "FREEPLAY3"?',
      }),
    ]);
  });

  test('never answers a person with a pattern', () => {
    const found = findings(
      changed({ code: 'x', hosts: ['A'], timeZone: 'x', ageLimit: 5, theme: 'ä' }),
    );
    expect(found.length).toBeGreaterThan(4);
    for (const { message, remedy } of found) expect(`${message} ${remedy}`).not.toMatch(/\^|\[A-Z/);
  });

  test('takes one image host or several, each only with https', () => {
    const icons = 'https://img.example/icons';
    for (const imageHost of [icons, [icons, 'https://second.example']])
      expect(findings(changed({ imageHost }))).toEqual([]);
    for (const imageHost of ['http://img.example', [icons, 'http://second.example'], 7])
      expect(findings(changed({ imageHost }))).toHaveLength(1);
    expect(findings(changed({ imageHost: [icons, 'http://b.example'] }))[0]?.message).toBe(
      findings(changed({ imageHost: 'http://b.example' }))[0]?.message,
    );
  });

  test.each([
    ['unknown', 'XX'],
    ['incomplete', 'KO'],
  ])('names the languages that a merchant can have where one is %s', (_, code) => {
    const [found] = findings(changed({ languages: ['EN', 'HI', code] }));
    expect(found?.pointer).toBe('/languages/2');
    for (const each of completeLanguages) expect(found?.remedy).toContain(each);
    expect(found?.remedy).not.toContain('JP');
  });

  test('reports what is missing', () => {
    const found = findings(changed({ currency: undefined }));
    expect(found.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'merchant/missing',
      '/currency',
    ]);
  });

  test('reports what several fields break together with its line', () => {
    const text = changed({ theme: 'mayur', languages: ['EN', 'HI', 'EN'] });
    expect(findings(text).map(({ code, line }) => [code, line])).toEqual([
      ['merchant/language-twice', lineOf(text, '"languages"') + 3],
      ['merchant/theme', lineOf(text, '"theme"')],
    ]);
  });

  test.each([
    ['another directive', { imageHost: 'https://a;script-src-elem' }, 'merchant/bad-address'],
    [
      'a port that cannot be',
      { imageHost: 'https://cdn.example.com:99999' },
      'merchant/bad-address',
    ],
    ['port 0', { imageHost: ['https://cdn.example.com:0'] }, 'merchant/bad-address'],
    [
      'a name before the host',
      { imageHost: 'https://a.example@b.example' },
      'merchant/bad-address',
    ],
    ['a wildcard', { contacts: { line: 'https://*.example' } }, 'merchant/bad-address'],
    ['an address that cannot be', { hosts: ['1.2.3.4.5'] }, 'merchant/bad-host'],
    ['a port in a host', { hosts: ['a.example:443'] }, 'merchant/bad-host'],
    ['an unknown call', { paths: { notice: '/x' } }, 'merchant/unknown-call'],
  ])('rejects %s', (_, fields, code) => {
    expect(findings(changed(fields)).map((found) => found.code)).toEqual([code]);
  });

  test('names the nearest call', () => {
    expect(findings(changed({ paths: { notice: '/x' } }))[0]).toMatchObject({
      pointer: '/paths/notice',
      remedy: 'Did you mean "notices"?',
    });
  });

  test('takes addresses with a port, a path and letters beyond ASCII', () => {
    for (const imageHost of ['https://img.example:8443/a', 'https://ảnh.example'])
      expect(findings(changed({ imageHost }))).toEqual([]);
  });

  test.each([
    ['a scripted contact', { contacts: { telegram: 'javascript:alert(1)' } }],
    ['plain http', { contacts: { customerService: 'http://help.example.com' } }],
    ['a path to another host', { paths: { notices: '//evil.example/wps' } }],
    ['a host with a path', { hosts: ['a.example/x'] }],
    ['an amount as a number', { jackpot: { start: 5, epoch: '2026-01-01T00:00:00Z' } }],
    ['a day that does not exist', { jackpot: { epoch: '2026-13-45T00:00:00Z' } }],
    ['an unknown time zone', { timeZone: 'Asia/Atlantis' }],
    ['an age below 18', { ageLimit: 16 }],
  ])('rejects %s', (_, fields) => {
    expect(findings(changed(fields))).not.toEqual([]);
  });

  test('asks a licensed merchant for its countries, and is content with licence and countries', () => {
    const licence = { holder: 'A', regulator: 'B', number: '1', link: 'https://example.org' };
    const disputeBody = { name: { HI: 'A', EN: 'A' }, url: 'https://example.org' };
    const licensed = { profile: 'licensed', licence, disputeBody };
    const without = findings(changed(licensed));
    expect(without.map(({ message }) => message)).toEqual([expect.stringContaining('countries')]);
    expect(findings(changed({ ...licensed, countries: ['MT'] }))).toEqual([]);
  });

  test('requires every payment method in every language', () => {
    const { paymentMethods } = JSON.parse(india);
    delete paymentMethods[1].label.HI;
    const found = findings(changed({ paymentMethods }));
    expect(found).toEqual([
      expect.objectContaining({
        code: 'merchant/every-language',
        pointer: '/paymentMethods/1/label',
        message: expect.stringContaining('"HI"'),
      }),
    ]);
  });
});
