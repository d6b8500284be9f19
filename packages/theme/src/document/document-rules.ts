import { defineRule } from './rule.ts';

/**
 * What a schema itself finds, whatever the document is. `area` is the first half of the codes: `brand` gives
 * `brand/unknown-key`.
 */
export function documentRules<const Area extends string>(area: Area) {
  return {
    unknownKey: defineRule({
      code: `${area}/unknown-key`,
      severity: 'error',
      says: 'Unknown field "{{name}}".',
      fix: '{{suggestion}}',
    }),
    badKey: defineRule({
      code: `${area}/unknown-key`,
      severity: 'error',
      says: '"{{name}}" is not an allowed name.',
      fix: '{{suggestion}}',
    }),
    missing: defineRule({
      code: `${area}/missing`,
      severity: 'error',
      says: '{{where}} has no "{{name}}".',
      fix: 'Add "{{name}}"{{wanted}}.',
    }),
    type: defineRule({
      code: `${area}/type`,
      severity: 'error',
      says: 'Expected {{expected}}, found {{found}}.',
      fix: '{{suggestion}}',
    }),
  };
}
