import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** A payment method is known by its code. */
export const uniquePaymentCodes = merchantRule(
  defineRule({
    code: 'merchant/payment-code',
    severity: 'error',
    says: 'Two payment methods have the code "{{code}}".',
    fix: 'Use a unique code for each.',
  }),
  ({ paymentMethods }, report) => {
    const codes = paymentMethods.map(({ code }) => code);
    codes.forEach((code, index) => {
      if (codes.indexOf(code) !== index) report(['paymentMethods', index, 'code'], { code });
    });
  },
);
