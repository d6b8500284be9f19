import {
  type Diagnostic,
  defineRule,
  findingOf,
  type Parsed,
  parseDocument,
} from '@livery/theme/diagnostic';
import * as v from 'valibot';
import { rules } from './rules/index.ts';
import type { Claimed, Surroundings } from './rules/merchant-rule.ts';
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

/** A merchant's file: where it lies and what it says. */
export interface MerchantDocument {
  readonly file: string;
  readonly text: string;
}

/**
 * Reads all merchants together, in the order given, and checks what only shows side by side: no host and no code is
 * claimed twice, and exactly one merchant answers unknown hosts.
 */
export function parseMerchants(
  documents: readonly MerchantDocument[],
  surroundings: Pick<Surroundings, 'themes'>,
): Parsed<readonly Merchant[]> {
  const hosts = new Map<string, string>();
  const codes = new Map<string, string>();
  let defaultIn: string | undefined;
  const merchants: Merchant[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { text, file } of documents) {
    const claimed: Claimed = { hosts, codes, defaultIn };
    const parsed = parseMerchant(text, file, { ...surroundings, claimed });
    if (!parsed.ok) {
      diagnostics.push(...parsed.diagnostics);
      continue;
    }
    const merchant = parsed.value;
    merchants.push(merchant);
    for (const host of merchant.hosts) hosts.set(host, file);
    codes.set(merchant.code, file);
    if (merchant.default) defaultIn = file;
  }
  if (diagnostics.length === 0 && !defaultIn) diagnostics.push(noDefault(documents));
  return diagnostics.length > 0
    ? { ok: false, diagnostics }
    : { ok: true, value: merchants, warnings: [] };
}

/** Of all files together: no single one can break it. */
export const noDefaultRule = defineRule({
  code: 'merchant/no-default',
  severity: 'error',
  says: 'No merchant is the default for unknown hosts.',
  fix: 'Add "default": true to one merchant.json.',
});

function noDefault(documents: readonly MerchantDocument[]): Diagnostic {
  return {
    ...findingOf(noDefaultRule, {}),
    file: documents[0]?.file ?? 'merchants',
    line: 1,
    column: 1,
    pointer: '/default',
  };
}
