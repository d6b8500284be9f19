import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';
import { usualDecimals } from './usual-decimals.ts';

/** No amount is finer than the currency's smallest coin. */
export const currencyDecimals = merchantRule(
  defineRule({
    code: 'merchant/decimals',
    severity: 'error',
    says: '{{code}} has {{usual}} decimals, not {{decimals}}.',
    fix: 'Write {{usual}}.',
  }),
  ({ currency: { code, decimals } }, report) => {
    const usual = usualDecimals(code);
    if (usual === undefined || decimals <= usual) return;
    report(['currency', 'decimals'], { code, usual, decimals });
  },
);
