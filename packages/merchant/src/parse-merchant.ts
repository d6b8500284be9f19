import { type Parsed, parseDocument } from '@livery/theme/diagnostic';
import * as v from 'valibot';
import { rules } from './rules/index.ts';
import type { Surroundings } from './rules/merchant-rule.ts';
import { type Merchant, merchantSchema } from './schema.ts';

/**
 * Reads one `merchant.json`: its names and values, and the rules that look at several of them (a licensed merchant's
 * licence, an offered default language, a theme that exists). Never throws on what the text holds.
 */
export function parseMerchant(
  text: string,
  file: string,
  surroundings: Surroundings,
): Parsed<Merchant> {
  const checks = rules.map(({ step }) => step(surroundings));
  // A pipe of unknown length has no overload; the checks change neither type nor value.
  const schema = (v.pipe as (...steps: unknown[]) => unknown)(merchantSchema, ...checks);
  return parseDocument(text, file, schema as typeof merchantSchema, { area: 'merchant' });
}
