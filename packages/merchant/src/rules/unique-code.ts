import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** The platform knows a merchant by its code. */
export const uniqueCode = merchantRule(
  defineRule({
    code: 'merchant/code',
    severity: 'error',
    says: 'The code "{{code}}" is already used by {{other}}.',
    fix: 'Choose another.',
  }),
  ({ code }, report, { claimed }) => {
    const other = claimed?.codes.get(code);
    if (other) report(['code'], { code, other });
  },
);
