import { defineRule } from '../../document/rule.ts';
import { otherFaces } from '../able-faces.ts';
import { scriptsOf } from '../font-needs.ts';
import { scriptSamples } from '../script-samples.ts';
import { typefaceRule } from './typeface-rule.ts';

/**
 * A brand names a typeface for each script of its merchants. One that names none at all chose the system's; one that names some most
 * likely forgot this one.
 */
export const noTypeface = typefaceRule(
  defineRule({
    code: 'fonts/no-typeface',
    severity: 'warning',
    says: 'The brand has no typeface for {{script}}: members see their system font.',
    fix: '{{others}}',
  }),
  async ({ brand, needs, options }) => {
    if (Object.keys(brand.typefaces).length === 0) return [];
    const wanted = scriptsOf(needs.languages).filter((script) => !brand.typefaces[script]);
    return Promise.all(
      wanted.map(async (script) => {
        const face = { role: 'body', script, packageName: '', weights: [400] } as const;
        const others = await otherFaces(face, needs, options, () => true, `under "${script}"`);
        return { at: '/typefaces', gaps: { script: scriptSamples[script].name, others } };
      }),
    );
  },
);
