import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, parseDocument } from '@livery/theme/diagnostic';
import * as v from 'valibot';
import type { MerchantRule, Surroundings } from '../src/rules/merchant-rule.ts';
import { merchantSchema } from '../src/schema.ts';

const file = join(import.meta.dirname, '../../../merchants/india/merchant.json');

/** India's file, which breaks no rule, as it is written. */
export const india = () => JSON.parse(readFileSync(file, 'utf8'));

/** What one rule finds in India's file with some of its fields changed. */
export function foundBy(
  { rule, step }: MerchantRule,
  fields: Readonly<Record<string, unknown>>,
  surroundings: Partial<Surroundings> = {},
): readonly Diagnostic[] {
  const text = JSON.stringify({ ...india(), ...fields });
  const schema = v.pipe(merchantSchema, step({ themes: ['mayura', 'shapla'], ...surroundings }));
  const parsed = parseDocument(text, 'merchant.json', schema, { area: 'merchant' });
  const found = parsed.ok ? [] : parsed.diagnostics;
  const other = found.find(({ code }) => code !== rule.code);
  if (other) throw new TypeError(`Expected findings of ${rule.code} only: ${other.message}`);
  return found;
}
