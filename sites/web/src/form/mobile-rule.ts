import type { FieldSpec } from './use-livery-form.ts';

/**
 * The check of a field for a mobile number, asked when the form is sent (spec §5).
 *
 * @param dialCode the code that stands beside the number now, with its plus
 */
export function mobileCheck(dialCode: string): NonNullable<FieldSpec['checkSent']> {
  return async (typed) => {
    const { mobileNumberOf } = await import('./mobile-number.ts');
    const number = await mobileNumberOf(typed, dialCode);
    return number ? undefined : [{ id: 'session.rule.mobile', params: {} }];
  };
}
