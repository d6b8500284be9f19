import { defineRule } from '../document/rule.ts';

/** What is wrong with the typefaces of a brand. */
export const fontRules = {
  unknownFamily: defineRule({
    code: 'fonts/unknown-family',
    severity: 'error',
    says: 'The typeface "{{family}}" is not installed.',
    fix: 'Install @fontsource/{{family}}, add fonts/{{family}}-{{weight}}.woff2 to the brand, or use one of: {{installed}}.',
  }),
  missingWeight: defineRule({
    code: 'fonts/missing-weight',
    severity: 'error',
    says: '"{{family}}" has no weight {{weight}}.',
    fix: 'Use one of: {{weights}}.',
  }),
  missingScriptWeight: defineRule({
    code: 'fonts/missing-weight',
    severity: 'error',
    says: '"{{family}}" has no {{script}} letters in weight {{weights}}.',
    fix: 'Use one of: {{installed}}.',
  }),
  missingScript: defineRule({
    code: 'fonts/missing-letters',
    severity: 'error',
    says: '"{{family}}" has no {{script}} letters at all.',
    fix: '{{others}}',
  }),
  missingLetters: defineRule({
    code: 'fonts/missing-letters',
    severity: 'error',
    says: '"{{family}}" lacks {{script}} letters: {{letters}}.',
    fix: '{{others}}',
  }),
  brokenConjunct: defineRule({
    code: 'fonts/broken-conjunct',
    severity: 'error',
    says: '"{{family}}" does not join or overlaps these {{script}} letters: {{letters}}.',
    fix: '{{others}}',
  }),
  noTabularFigures: defineRule({
    code: 'fonts/no-tabular-figures',
    severity: 'warning',
    says: '"{{family}}" has no tabular figures (OpenType tnum): amounts in a column do not align, and shift as they count.',
    fix: '{{others}}',
  }),
  noCurrencySign: defineRule({
    code: 'fonts/no-currency-sign',
    severity: 'warning',
    says: "No {{role}} typeface has the currency sign {{sign}}: it is shown in the member's system font.",
    fix: '{{others}}',
  }),
  clippedInk: defineRule({
    code: 'fonts/clipped-ink',
    severity: 'warning',
    says: 'Line height {{height}} clips {{language}} {{what}} in "{{family}}": "{{word}}" requires {{needed}}.',
    fix: '{{fixes}}.',
  }),
  noTypeface: defineRule({
    code: 'fonts/no-typeface',
    severity: 'warning',
    says: 'The brand has no typeface for {{script}}: members see their system font.',
    fix: '{{others}}',
  }),
  fileName: defineRule({
    code: 'fonts/file-name',
    severity: 'error',
    says: '"{{name}}" is not named as the file of a typeface.',
    fix: 'Name it <family>-<weight>.woff2, such as "harbour-sans-400.woff2". Convert other formats to WOFF2.',
  }),
  unreadable: defineRule({
    code: 'fonts/unreadable',
    severity: 'error',
    says: '"{{name}}" is not a WOFF2 font.',
    fix: 'Export it again as WOFF2.',
  }),
  noSplitting: defineRule({
    code: 'fonts/no-subsetting',
    severity: 'warning',
    says: '"{{name}}" forbids that a part of it is served alone (fsType), so a page loads all {{size}} kB of it.',
    fix: 'Ask its designer for a file for websites, or choose another typeface.',
  }),
  noLicence: defineRule({
    code: 'fonts/no-licence',
    severity: 'error',
    says: 'The typefaces in "fonts" have no licence text.',
    fix: 'Add the licence that allows their use on websites, as fonts/LICENSE.txt.',
  }),
};
