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
  stageTooBright: defineRule({
    code: 'theme/stage-too-bright',
    severity: 'error',
    says: 'seeds.stage {{seed}} is too bright for the light text of hero and jackpot. {{pair}}',
    fix: '{{suggestion}}',
  }),
  seedWithoutHue: defineRule({
    code: 'theme/seed-without-hue',
    severity: 'error',
    says: 'seeds.{{status}} {{seed}} is nearly grey and has no usable hue for a status colour.',
    fix: '{{suggestion}}',
  }),
  statusAlike: defineRule({
    code: 'theme/status-alike',
    severity: 'error',
    says: 'seeds.{{status}} {{seed}}: {{clash}}',
    fix: '{{suggestion}}',
  }),
};
