import { completeLanguages as finished, type LanguageCode } from '@livery/i18n/languages';
import { defineRule } from '@livery/theme/diagnostic';
import { listed, merchantRule } from './merchant-rule.ts';

/** Members read no page in which half of the texts are English. */
export const completeLanguages = merchantRule(
  defineRule({
    code: 'merchant/incomplete-language',
    severity: 'error',
    says: '"{{language}}" has no complete catalogue, so merchants cannot offer it.',
    fix: 'Use only: {{complete}}; or complete its catalogue first.',
  }),
  ({ languages }, report) => {
    languages.forEach((language, index) => {
      if (isComplete(language)) return;
      report(['languages', index], { language, complete: listed(finished) });
    });
  },
);

const isComplete = (code: LanguageCode) => (finished as readonly LanguageCode[]).includes(code);
