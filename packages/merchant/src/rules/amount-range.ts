import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** Some amount can be paid by each payment method. */
export const amountRange = merchantRule(
  defineRule({
    code: 'merchant/amount-range',
    severity: 'error',
    says: 'The minimum {{min}} is greater than the maximum {{max}}.',
    fix: 'Swap them, or lower "min".',
  }),
  ({ paymentMethods }, report) => {
    paymentMethods.forEach(({ min, max }, index) => {
      if (Number(min) > Number(max)) report(['paymentMethods', index, 'min'], { min, max });
    });
  },
);
