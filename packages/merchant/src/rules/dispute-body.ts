import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** Where there is money to complain about, somebody outside of the house has the last word (`domain.md` B2 30). */
export const disputeBody = merchantRule(
  defineRule({
    code: 'merchant/dispute-body',
    severity: 'error',
    says: 'A licensed merchant requires "disputeBody".',
    fix: 'Add "disputeBody" with the name, in each language, and the page of the body that decides complaints.',
  }),
  ({ profile, disputeBody: given }, report) => {
    if (profile === 'licensed' && !given) report(['profile'], {});
  },
);
