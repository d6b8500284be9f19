import { defineRule } from '../document/rule.ts';

/** What is wrong with a theme, whatever file its colours came from. */
export const themeRules = {
  contrast: defineRule({
    code: 'theme/contrast',
    severity: 'error',
    says: '{{pair}}',
    fix: 'The nearest {{token}} that passes is {{colour}}.',
  }),
  noContrast: defineRule({
    code: 'theme/contrast',
    severity: 'error',
    says: '{{pair}}',
    fix: 'No {{token}} passes: change the lightness of {{ground}}.',
  }),
};
