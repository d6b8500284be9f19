import { defineRule } from '../diagnostic.ts';

/** What brand.json's values must be. */
export const brandRules = {
  outOfRange: defineRule({
    code: 'brand/out-of-range',
    severity: 'error',
    says: 'The {{bound}} is {{limit}} {{unit}} (found {{found}}).',
    fix: 'Write a number from {{least}} to {{most}}.',
  }),
  badColour: defineRule({
    code: 'brand/bad-colour',
    severity: 'error',
    says: 'Expected a colour as #rrggbb (found {{found}}).',
    fix: 'Write it as # and six hexadecimal digits, such as "#0a6a72".',
  }),
  badFamily: defineRule({
    code: 'brand/bad-family',
    severity: 'error',
    says: 'Expected the name of an @fontsource package (found {{found}}).',
    fix: 'Use lower-case letters, digits and dashes, such as "noto-sans".',
  }),
  longFamily: defineRule({
    code: 'brand/long-family',
    severity: 'error',
    says: 'Typeface names have at most 60 characters (found {{found}}).',
    fix: 'Use the name of its @fontsource package.',
  }),
  badWeight: defineRule({
    code: 'brand/bad-weight',
    severity: 'error',
    says: 'Expected a weight of 100, 200 … 900 (found {{found}}).',
    fix: 'Use a weight that the typeface has.',
  }),
  noWeights: defineRule({
    code: 'brand/no-weights',
    severity: 'error',
    says: 'The list of weights is empty (found {{found}}).',
    fix: 'Add one to three, regular first: [400, 600].',
  }),
  manyWeights: defineRule({
    code: 'brand/many-weights',
    severity: 'error',
    says: 'More than three weights delay the first render (found {{found}}).',
    fix: 'Use one to three.',
  }),
  noName: defineRule({
    code: 'brand/no-name',
    severity: 'error',
    says: 'The name is empty (found {{found}}).',
    fix: 'Add the name that people read.',
  }),
  longName: defineRule({
    code: 'brand/long-name',
    severity: 'error',
    says: 'The name is longer than 60 characters (found {{found}}).',
    fix: 'Shorten it.',
  }),
  unsafeName: defineRule({
    code: 'brand/unsafe-name',
    severity: 'error',
    says: 'The name contains a control character, < or > (found {{found}}).',
    fix: 'Remove it.',
  }),
  noLogo: defineRule({
    code: 'brand/no-logo',
    severity: 'error',
    says: 'The brand has no logo: this file does not exist, is empty, or is a folder.',
    fix: 'Add logo.svg, or let "livery generate" make a brand folder with one.',
  }),
  wrongSchema: defineRule({
    code: 'brand/schema',
    severity: 'error',
    says: 'Expected version 1 of the brand file (found {{found}}).',
    fix: 'Write "schema": 1.',
  }),
  newerVersion: defineRule({
    code: 'brand/newer-version',
    severity: 'error',
    says: 'Unsupported version {{version}} of the brand file; versions 1 to {{current}} are supported.',
    fix: 'Update Livery, or write the file as version {{current}}: "schema": {{current}}.',
  }),
  olderVersion: defineRule({
    code: 'brand/older-version',
    severity: 'error',
    says: 'Unsupported version {{version}} of the brand file; versions 1 to {{current}} are supported.',
    fix: 'Write "schema": {{current}}.',
  }),
};
