import { defineRule } from '../../document/rule.ts';
import { otherFaces } from '../able-faces.ts';
import { type Face, missingLetters } from '../probe-face.ts';
import { pointerTo, typefaceRule } from './typeface-rule.ts';

/**
 * A page has the currency sign of its merchant. It may come from any typeface of the stack; it is reported at the Latin one, which the
 * figures beside it come from.
 */
export const noCurrencySign = typefaceRule(
  defineRule({
    code: 'fonts/no-currency-sign',
    severity: 'warning',
    says: "No {{role}} typeface has the currency sign {{sign}}: it is shown in the member's system font.",
    fix: '{{others}}',
  }),
  async ({ faces, needs, options }) => {
    const sign = needs.currencySymbol ?? '';
    const has = (files: Face, letters: string) => missingLetters(files, letters).length === 0;
    const found = (['body', 'display'] as const).map(async (role) => {
      const stack = faces.filter((face) => face.role === role);
      const first = stack.find(({ script }) => script === 'latin') ?? stack[0];
      const shows = (letter: string) =>
        stack.some(({ byWeight }) => [...byWeight.values()].some((files) => has(files, letter)));
      if (!first || [...sign].every(shows)) return [];
      const able = (files: Face) => has(files, sign);
      const others = await otherFaces(first, needs, options, able, `that has ${sign}`);
      return [{ at: pointerTo(first, 'family'), gaps: { role, sign, others } }];
    });
    return (await Promise.all(found)).flat();
  },
);
