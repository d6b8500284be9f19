import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule, suggestion } from './merchant-rule.ts';

/** The brand that a merchant wears has a folder. */
export const knownTheme = merchantRule(
  defineRule({
    code: 'merchant/theme',
    severity: 'error',
    says: 'Unknown theme "{{theme}}".',
    fix: '{{suggestion}}',
  }),
  ({ theme }, report, { themes }) => {
    if (themes.includes(theme)) return;
    report(['theme'], { theme, suggestion: suggestion(theme, themes) });
  },
);
