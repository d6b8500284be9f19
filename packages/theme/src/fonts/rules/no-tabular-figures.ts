import { defineRule } from '../../document/rule.ts';
import { otherFaces } from '../able-faces.ts';
import { type Face, hasTabularFigures } from '../probe-face.ts';
import { scriptSamples } from '../script-samples.ts';
import { faceRule } from './typeface-rule.ts';

/** Amounts align: the figures of a typeface that writes them can have one width. */
export const noTabularFigures = faceRule(
  defineRule({
    code: 'fonts/no-tabular-figures',
    severity: 'warning',
    says: '"{{family}}" has no tabular figures (OpenType tnum): amounts in a column do not align, and shift as they count.',
    fix: '{{others}}',
  }),
  async (face, { needs, options }) => {
    const { packageName, script, byWeight } = face;
    const writesAmounts = script === 'latin' || needs.nativeDigits === true;
    const isTabular = (files: Face) => hasTabularFigures(files, scriptSamples[script].digits);
    if (!writesAmounts || [...byWeight.values()].every(isTabular)) return undefined;
    const others = await otherFaces(face, needs, options, isTabular, 'with tabular figures');
    return { family: packageName, others };
  },
);
