import { parseBrand } from '../brand/brand.ts';
import { deriveTokens } from '../derive/derive-tokens.ts';

/** A derived theme for tests; `more` are members of brand.json. */
export function themeOf(brand: string, more: object = {}) {
  const text = JSON.stringify({ schema: 1, name: 'Test', seeds: { brand }, ...more });
  const parsed = parseBrand(text, 'brand.json');
  if (!parsed.ok) throw new TypeError(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return deriveTokens(parsed.value);
}
