import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** One merchant answers the hosts that nobody claims. */
export const oneDefault = merchantRule(
  defineRule({
    code: 'merchant/default',
    severity: 'error',
    says: 'The default merchant is already {{other}}.',
    fix: 'Keep "default": true in one merchant only.',
  }),
  ({ default: isDefault }, report, { claimed }) => {
    const other = claimed?.defaultIn;
    if (isDefault && other) report(['default'], { other });
  },
);
