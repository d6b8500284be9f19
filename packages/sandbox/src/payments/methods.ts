import type { Text } from '../localise.ts';
import type { SandboxMerchant, SandboxPaymentMethod } from '../merchant.ts';
import { toMinor } from '../money/amount.ts';
import type { Bounds } from '../money/request.ts';

/** How many times longer a slow method takes. */
const slowFactor = 3;
/** Fields that a member knows only after paying. */
const afterPaying: readonly string[] = ['reference'];

/** The ways to pay of a merchant; none where no money is played for. */
export function methodsOf(merchant: SandboxMerchant): readonly SandboxPaymentMethod[] {
  return merchant.profile === 'freeplay' ? [] : merchant.paymentMethods;
}

/** What a method takes, in minor units; its least is always more than its fee. */
export function chargesOf(
  { min, max, fee }: SandboxPaymentMethod,
  { currency }: SandboxMerchant,
): Bounds & { readonly fee: bigint } {
  const minor = (text: string) => toMinor(text, currency.decimals) ?? 0n;
  const least = minor(min);
  const taken = minor(fee);
  return { min: least > taken ? least : taken + 1n, max: minor(max), fee: taken };
}

/** Minutes that a method takes as things go now. */
export function minutesOf({ etaMinutes, status }: SandboxPaymentMethod): number {
  return status === 'slow' ? etaMinutes * slowFactor : etaMinutes;
}

/** What a member fills in, before paying and after. */
export function fieldsOf({ fields }: SandboxPaymentMethod): { before: string[]; after: string[] } {
  return {
    before: fields.filter((field) => !afterPaying.includes(field)),
    after: fields.filter((field) => afterPaying.includes(field)),
  };
}

/** A method's name in a language, else in the merchant's own; the code of one that is no longer there. */
export function labelOf(
  code: string,
  { paymentMethods, defaultLanguage }: SandboxMerchant,
  language: string,
): Text {
  const label = paymentMethods.find((method) => method.code === code)?.label ?? {};
  const written = [language, defaultLanguage, 'EN'].find((each) => label[each] !== undefined);
  return { text: label[written ?? ''] ?? code, language: written ?? 'EN' };
}
