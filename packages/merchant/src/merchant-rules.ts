import { documentRules, type Rule } from '@livery/theme/diagnostic';
import { fieldRules } from './field-rules.ts';
import { rules } from './rules/index.ts';
import { noDefaultRule } from './settle-claims.ts';

/** Every rule of a merchant's files, for the list of codes. */
export const merchantRules: readonly Rule[] = [
  ...Object.values(documentRules('merchant')),
  ...Object.values(fieldRules),
  ...rules.map(({ rule }) => rule),
  noDefaultRule,
];
