import { defineRule } from '../document/rule.ts';

/** What is wrong with the files of a brand's typefaces. What the typefaces must be able to do is in `rules`. */
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
