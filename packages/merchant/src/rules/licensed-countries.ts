import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** A licence holds in the countries that it names. */
export const licensedCountries = merchantRule(
  defineRule({
    code: 'merchant/countries',
    severity: 'error',
    says: 'A licensed merchant requires "countries".',
    fix: 'Add "countries" with two-letter codes, such as ["MT"].',
  }),
  ({ profile, countries }, report) => {
    if (profile !== 'licensed' || countries?.length) return;
    report([countries ? 'countries' : 'profile'], {});
  },
);
