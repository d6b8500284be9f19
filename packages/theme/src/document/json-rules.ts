import { defineRule } from './rule.ts';

/** What is wrong with a file before anybody asks what it is about. */
export const jsonRules = {
  syntax: defineRule({
    code: 'json/syntax',
    severity: 'error',
    says: 'This is not JSON: {{problem}}',
    fix: '{{suggestion}}',
  }),
  empty: defineRule({
    code: 'json/syntax',
    severity: 'error',
    says: 'The file is empty, may not be read, or is a folder.',
    fix: 'Write a JSON object: { … }.',
  }),
  tooDeep: defineRule({
    code: 'json/syntax',
    severity: 'error',
    says: 'The file nests deeper than {{most}} levels.',
    fix: 'Flatten it.',
  }),
  tooLarge: defineRule({
    code: 'json/too-large',
    severity: 'error',
    says: 'The file has {{size}} million characters; the maximum is {{most}} million.',
    fix: 'Keep only what this brand needs.',
  }),
  encoding: defineRule({
    code: 'json/encoding',
    severity: 'error',
    says: 'The file is not written in UTF-8: it looks like {{encoding}}.',
    fix: 'Save it as UTF-8.',
  }),
  duplicateKey: defineRule({
    code: 'json/duplicate-key',
    severity: 'error',
    says: 'Duplicate field "{{name}}"; the first one is on line {{first}}.',
    fix: 'Keep one of the two and remove the other.',
  }),
  loneSurrogate: defineRule({
    code: 'json/lone-surrogate',
    severity: 'error',
    says: 'This text contains half a character (an unpaired surrogate).',
    fix: 'Write the text again; it was cut in the middle of a character.',
  }),
};
