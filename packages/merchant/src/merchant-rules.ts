import { documentRules, type Rule } from '@livery/theme/diagnostic';
import { textRules } from './copy-rules.ts';
import { fieldRules } from './field-rules.ts';
import { rules } from './rules/index.ts';
import { noDefaultRule } from './settle-claims.ts';

/** Every rule of merchant.json, for the list of codes. */
export const merchantRules: readonly Rule[] = [
  ...Object.values(documentRules('merchant')),
  ...Object.values(fieldRules),
  ...rules.map(({ rule }) => rule),
  noDefaultRule,
];

/** Every rule of a merchant's texts, for the list of codes. A file of texts has no field of its own to miss. */
export const copyRules: readonly Rule[] = [documentRules('copy').type, ...Object.values(textRules)];
