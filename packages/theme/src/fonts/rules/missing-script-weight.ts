import { defineRule } from '../../document/rule.ts';
import { scriptSamples } from '../script-samples.ts';
import { faceRule } from './typeface-rule.ts';

/** A typeface has the letters of a script in each weight that it has in others; a weight that it has in none is `checkFonts`'s to report. */
export const missingScriptWeight = faceRule(
  defineRule({
    code: 'fonts/missing-weight',
    severity: 'error',
    says: '"{{family}}" has no {{script}} letters in weight {{weights}}.',
    fix: 'Use one of: {{installed}}.',
  }),
  async ({ packageName, script, weights }, { options }) => {
    const subsets = options.catalogue[packageName]?.subsets ?? {};
    const here = subsets[script]?.files;
    if (!here) return undefined;
    const elsewhere = weights.filter(
      (weight) => !here[weight] && Object.values(subsets).some(({ files }) => files[weight]),
    );
    if (elsewhere.length === 0) return undefined;
    return {
      family: packageName,
      script: scriptSamples[script].name,
      weights: elsewhere.join(' or '),
      installed: Object.keys(here).join(', '),
    };
  },
  'weights',
);
