import { defineRule } from '../../document/rule.ts';
import { otherFaces, samplesOf } from '../able-faces.ts';
import { brokenJoins } from '../probe-face.ts';
import { scriptSamples } from '../script-samples.ts';
import { faceRule, inAnyWeight, listed } from './typeface-rule.ts';

/** A typeface joins the letters of its script, and stacks their marks without overlaps. */
export const brokenConjunct = faceRule(
  defineRule({
    code: 'fonts/broken-conjunct',
    severity: 'error',
    says: '"{{family}}" does not join or overlaps these {{script}} letters: {{letters}}.',
    fix: '{{others}}',
  }),
  async (face, { needs, options }) => {
    const { packageName, script } = face;
    const samples = samplesOf(needs, script);
    const broken = inAnyWeight(face, (files) =>
      samples.flatMap((sample) => brokenJoins(files, sample)),
    );
    if (broken.length === 0) return undefined;
    return {
      family: packageName,
      script: scriptSamples[script].name,
      letters: listed(broken),
      others: await otherFaces(face, needs, options, () => true, 'that joins them'),
    };
  },
);
