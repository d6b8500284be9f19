import { defineRule } from '@livery/theme/diagnostic';
import { listed, merchantRule } from './merchant-rule.ts';

/** A guest's first language is one that is offered. */
export const offeredDefaultLanguage = merchantRule(
  defineRule({
    code: 'merchant/default-language',
    severity: 'error',
    says: 'The default language "{{language}}" is not in "languages".',
    fix: 'Use one of: {{languages}}; or add it to "languages".',
  }),
  ({ defaultLanguage: language, languages }, report) => {
    if (languages.includes(language)) return;
    report(['defaultLanguage'], { language, languages: listed(languages) });
  },
);
