import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** Play for money has a licence, which every page names. */
export const licence = merchantRule(
  defineRule({
    code: 'merchant/licence',
    severity: 'error',
    says: 'A licensed merchant requires "licence".',
    fix: 'Add "licence" with holder, regulator, number and link; or use the profile "demo" or "freeplay".',
  }),
  ({ profile, licence: given }, report) => {
    if (profile === 'licensed' && !given) report(['profile'], {});
  },
);
