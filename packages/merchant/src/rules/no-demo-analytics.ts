import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** A demonstration counts no visitor. */
export const noDemoAnalytics = merchantRule(
  defineRule({
    code: 'merchant/analytics',
    severity: 'error',
    says: 'Analytics are not allowed in the profile "demo".',
    fix: 'Remove "analytics".',
  }),
  ({ profile, analytics }, report) => {
    if (profile === 'demo' && analytics) report(['analytics'], {});
  },
);
