import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseMerchant } from './parse-merchant.ts';
import { publicMerchant } from './public-merchant.ts';
import { siteSettingNames } from './schema.ts';
import { constants, resolve } from './settings.ts';

const text = readFileSync(
  join(import.meta.dirname, '../../../merchants/india/merchant.json'),
  'utf8',
);

function merchantWith(fields: Record<string, unknown>) {
  const parsed = parseMerchant(
    JSON.stringify({ ...JSON.parse(text), ...fields }),
    'merchant.json',
    {
      themes: ['mayura'],
    },
  );
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return parsed.value;
}

test('the platform beats the merchant, and the merchant beats the constant', () => {
  const merchant = merchantWith({ siteSettings: { FREEPLAY3: true } });
  expect(resolve('FREEPLAY3', {})).toBe(false);
  expect(resolve('FREEPLAY3', { merchant })).toBe(true);
  expect(resolve('FREEPLAY3', { merchant, platform: { FREEPLAY3: false } })).toBe(false);
});

test('a source that does not mention a setting leaves it to the next', () => {
  const merchant = merchantWith({ siteSettings: {}, ageLimit: 21 });
  expect(resolve('DIRECTREG3', { merchant, platform: { FREEPLAY3: true } })).toBe(
    constants.DIRECTREG3,
  );
  expect(resolve('ageLimit', { merchant, platform: {} })).toBe(21);
});

test('[spec 9.49] the mode is light where neither platform nor merchant names one', () => {
  const silent = merchantWith({ defaultMode: undefined });
  expect(resolve('defaultMode', { merchant: silent })).toBe('light');
  expect(resolve('defaultMode', { merchant: merchantWith({ defaultMode: 'dark' }) })).toBe('dark');
});

test('[spec 9.50] money carries the symbol P where neither platform nor merchant names one', () => {
  const { symbol: _, ...currency } = JSON.parse(text).currency;
  expect(resolve('currencySymbol', { merchant: merchantWith({ currency }) })).toBe('P');
  expect(resolve('currencySymbol', { merchant: merchantWith({}) })).toBe('₹');
});

test('[spec 9.07] a site is in Thai where nobody names a language', () => {
  expect(resolve('defaultLanguage', {})).toBe('TH');
  expect(resolve('defaultLanguage', { merchant: merchantWith({}) })).toBe('EN');
});

test('[spec 9.38] the age mark is 18 unless the merchant sets a higher age', () => {
  expect(resolve('ageLimit', { merchant: merchantWith({ ageLimit: undefined }) })).toBe(18);
});

test('[spec 3.35] a brand is of platform web, has a merchant code and is of lottery type SEA', () => {
  const merchant = publicMerchant(merchantWith({}));
  expect(merchant).toMatchObject({ platformWeb: 'web', code: 'MAYURA', lotteryType: 'SEA' });
  for (const field of ['platformWeb', 'code', 'lotteryType']) {
    expect(() => merchantWith({ [field]: 'other' }), field).toThrow();
  }
});

test('[spec 3.27] every boolean site setting of the specification can be set by a merchant and by the platform', () => {
  const listed =
    'USERNAMEREG3 MOBILENUMREG3 MOBILENUMPASSREG3 REGMOBVERF3 FREEPLAY3 PWDEXPFORCECHANGE3 MOBILEVERCODELOGIN3 DIRECTREG3 MANPLAYREB3 CHNGPASSVERIF3';
  expect(siteSettingNames.join(' ')).toBe(listed);
  for (const name of siteSettingNames) {
    const merchant = merchantWith({ siteSettings: { [name]: !constants[name] } });
    expect(resolve(name, { merchant }), name).toBe(!constants[name]);
    expect(resolve(name, { merchant, platform: { [name]: constants[name] } })).toBe(
      constants[name],
    );
  }
});

test('the page of a member does not carry hosts or legal texts of the operator', () => {
  const licence = { holder: 'A', regulator: 'B', number: '1', link: 'https://example.org' };
  const merchant = merchantWith({
    profile: 'licensed',
    licence,
    countries: ['MT'],
    agents: { legalBasis: 'secret' },
  });
  const seen = JSON.stringify(publicMerchant(merchant));
  expect(seen).not.toMatch(/secret|india\.localhost/);
});
