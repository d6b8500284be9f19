import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';
import { usualDecimals } from './usual-decimals.ts';

/** Money is in a currency that exists. */
export const knownCurrency = merchantRule(
  defineRule({
    code: 'merchant/currency',
    severity: 'error',
    says: '"{{code}}" is not an ISO 4217 currency.',
    fix: 'Use a code such as "INR", "BDT", "VND" or "THB".',
  }),
  ({ currency: { code } }, report) => {
    if (usualDecimals(code) === undefined) report(['currency', 'code'], { code });
  },
);
