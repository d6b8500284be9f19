import { defineRule } from '../../document/rule.ts';
import { otherFaces, samplesOf } from '../able-faces.ts';
import { missingLetters as lettersMissingIn } from '../probe-face.ts';
import { scriptSamples } from '../script-samples.ts';
import { faceRule, inAnyWeight, listed } from './typeface-rule.ts';

/** A typeface has every letter that the languages of its script use. */
export const missingLetters = faceRule(
  defineRule({
    code: 'fonts/missing-letters',
    severity: 'error',
    says: '"{{family}}" lacks {{script}} letters: {{letters}}.',
    fix: '{{others}}',
  }),
  async (face, { needs, options }) => {
    const { packageName, script } = face;
    const letters = samplesOf(needs, script)
      .map((sample) => sample.letters)
      .join('');
    const lacking = inAnyWeight(face, (files) => lettersMissingIn(files, letters));
    if (lacking.length === 0) return undefined;
    return {
      family: packageName,
      script: scriptSamples[script].name,
      letters: listed(lacking),
      others: await otherFaces(face, needs, options, () => true, 'that has them'),
    };
  },
);
