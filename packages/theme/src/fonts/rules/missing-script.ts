import { defineRule } from '../../document/rule.ts';
import { hasScript, otherFaces } from '../able-faces.ts';
import { scriptSamples } from '../script-samples.ts';
import { faceRule } from './typeface-rule.ts';

/** A typeface has letters of the script that it is named for. */
export const missingScript = faceRule(
  defineRule({
    code: 'fonts/missing-letters',
    severity: 'error',
    says: '"{{family}}" has no {{script}} letters at all.',
    fix: '{{others}}',
  }),
  async (face, { needs, options }) => {
    const { packageName, script } = face;
    if (hasScript(options, packageName, script)) return undefined;
    const { name } = scriptSamples[script];
    const others = await otherFaces(face, needs, options, () => true, `that has ${name}`);
    return { family: packageName, script: name, others };
  },
);
