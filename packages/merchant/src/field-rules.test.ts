import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseMerchant } from './parse-merchant.ts';

const folder = join(import.meta.dirname, '../../../merchants');
const india = JSON.parse(readFileSync(join(folder, 'india/merchant.json'), 'utf8'));

/** What is found when a value, by its path, is another one: code and place. */
function foundAt(path: string, value: unknown) {
  const merchant = structuredClone(india);
  const names = path.split('/').slice(1);
  const last = names.pop() ?? '';
  const parent = names.reduce((at, name) => (at[name] ??= {}), merchant);
  parent[last] = value;
  const parsed = parseMerchant(JSON.stringify(merchant), 'merchant.json', { themes: ['mayura'] });
  return parsed.ok ? [] : parsed.diagnostics.map(({ code, pointer }) => [code, pointer]);
}

test.each([
  ['merchant/bad-amount', '/paymentMethods/0/min', '1,000'],
  ['merchant/bad-contact', '/contacts/customerService', 'http://chat.example'],
  ['merchant/insecure-address', '/contacts/facebook', 'http://facebook.example'],
  ['merchant/bad-address', '/contacts/facebook', 'https://a;script-src-elem'],
  ['merchant/bad-email', '/contacts/email', 'care at example'],
  ['merchant/bad-host', '/hosts/0', 'https://play.example'],
  ['merchant/no-hosts', '/hosts', []],
  ['merchant/bad-path', '/paths/systemStatus', '//evil.example/x'],
  ['merchant/bad-slug', '/paymentMethods/0/code', 'Bank Transfer'],
  ['merchant/bad-number', '/paymentMethods/0/etaMinutes', -1],
  ['merchant/bad-hours', '/paymentMethods/0/hours', '8 to 22'],
  ['merchant/no-text', '/name', ' '],
  ['merchant/bad-code', '/code', 'mayura'],
  ['merchant/bad-country', '/mobileCountries/0/country', 'India'],
  ['merchant/no-countries', '/mobileCountries', []],
  ['merchant/bad-instant', '/jackpot/epoch', '1 January 2026'],
  ['merchant/no-such-instant', '/jackpot/epoch', '2026-13-01T00:00:00Z'],
  ['merchant/bad-currency-code', '/currency/code', 'rupee'],
  ['merchant/bad-dialing-code', '/mobileCountries/0/dialingCode', '+91'],
  ['merchant/unknown-time-zone', '/timeZone', 'Asia/Atlantis'],
  ['merchant/unknown-language', '/languages/0', 'XX'],
  ['merchant/no-languages', '/languages', []],
  ['merchant/bad-phone', '/helpOrganisations/0/phone', 'call us'],
  ['merchant/unknown-call', '/paths/sytemStatus', '/wps/status'],
  ['merchant/type', '/ageLimit', 'eighteen'],
])('%s at %s', (code, path, value) => {
  expect(foundAt(path, value)).toContainEqual([code, path]);
});
