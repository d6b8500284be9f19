import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** A language is offered once. */
export const uniqueLanguages = merchantRule(
  defineRule({
    code: 'merchant/language-twice',
    severity: 'error',
    says: '"{{language}}" is listed twice.',
    fix: 'Remove one of the two.',
  }),
  ({ languages }, report) => {
    languages.forEach((language, index) => {
      if (languages.indexOf(language) !== index) report(['languages', index], { language });
    });
  },
);
