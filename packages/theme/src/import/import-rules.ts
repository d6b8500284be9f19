import { defineRule } from '../document/rule.ts';

/** Why somebody else's file cannot become a brand. */
export const importRules = {
  dtcg: defineRule({
    code: 'import/dtcg',
    severity: 'error',
    says: '{{problem}}',
    fix: 'Fix the file, or export it from its tool again as DTCG 2025.10.',
  }),
  noColour: defineRule({
    code: 'import/no-colour',
    severity: 'error',
    says: 'The file has no opaque colour, and a brand requires one.',
    fix: 'Import the file of the design system that contains its colours.',
  }),
  legacy: defineRule({
    code: 'import/legacy',
    severity: 'error',
    says: 'The tokens have "value" and "type" without "$": this is the older format of Tokens Studio.',
    fix: 'Export them in the format of the W3C (DTCG), which writes "$value" and "$type".',
  }),
  longChain: defineRule({
    code: 'import/long-chain',
    severity: 'error',
    says: 'This value leads through more than {{most}} aliases.',
    fix: 'Let it refer to the token that holds the value.',
  }),
  tooManyTokens: defineRule({
    code: 'import/too-many-tokens',
    severity: 'error',
    says: 'The file has {{tokens}} tokens; the maximum is {{most}}.',
    fix: 'Export only the collections that this brand needs.',
  }),
  tooManyAliases: defineRule({
    code: 'import/too-many-aliases',
    severity: 'error',
    says: 'With its aliases followed the file has more than {{most}} values.',
    fix: 'Export only what this brand needs, without tokens made of many others.',
  }),
};
