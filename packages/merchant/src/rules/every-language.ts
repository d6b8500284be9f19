import { defineRule } from '@livery/theme/diagnostic';
import { listed, merchantRule } from './merchant-rule.ts';

/** What a merchant writes itself is written in each language that it offers. */
export const everyLanguage = merchantRule(
  defineRule({
    code: 'merchant/every-language',
    severity: 'error',
    says: 'Missing text for {{languages}}.',
    fix: 'Add a text for each language in "languages".',
  }),
  ({ languages, paymentMethods, helpOrganisations, disputeBody }, report) => {
    const look = (path: readonly (string | number)[], text: object) => {
      const missing = languages.filter((code) => !Object.hasOwn(text, code));
      if (missing.length > 0) report(path, { languages: listed(missing) });
    };
    paymentMethods.forEach(({ label }, index) => {
      look(['paymentMethods', index, 'label'], label);
    });
    helpOrganisations.forEach(({ name }, index) => {
      look(['helpOrganisations', index, 'name'], name);
    });
    if (disputeBody) look(['disputeBody', 'name'], disputeBody.name);
  },
);
