import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMerchant } from '@livery/merchant';
import { expect, test } from 'vitest';
import { sandboxMerchant } from './sandbox-merchant.ts';
import { root } from './workspace.ts';

test.each([
  ['default', 'P'],
  ['india', '₹'],
])('the platform of %s writes amounts with the sign that its pages have', (folder, symbol) => {
  const text = readFileSync(join(root, 'merchants', folder, 'merchant.json'), 'utf8');
  const theme = JSON.parse(text).theme;
  const parsed = parseMerchant(text, 'merchant.json', { themes: [theme] });
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  expect(sandboxMerchant(parsed.value).currency.symbol).toBe(symbol);
});
