import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** A payment method's amounts have no more decimals than the merchant's money. */
export const amountDecimals = merchantRule(
  defineRule({
    code: 'merchant/amount-decimals',
    severity: 'error',
    says: '{{code}} has {{decimals}} decimals, but "{{amount}}" has more.',
    fix: 'Round it.',
  }),
  ({ currency: { code, decimals }, paymentMethods }, report) => {
    paymentMethods.forEach((method, index) => {
      for (const field of ['min', 'max', 'fee'] as const) {
        const amount = method[field];
        if ((amount.split('.')[1] ?? '').length <= decimals) continue;
        report(['paymentMethods', index, field], { code, decimals, amount });
      }
    });
  },
);
