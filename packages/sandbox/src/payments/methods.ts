import type { Text } from '../localise.ts';
import type { SandboxMerchant, SandboxPaymentMethod } from '../merchant.ts';
import { toMinor } from '../money/amount.ts';
import type { Bounds } from '../money/request.ts';

const minute = 60_000;
const minutesOfDay = 24 * 60;
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

/**
 * Whether opening hours (`08:00-22:00`) are on, and if not when they begin. Hours that end before they begin go over midnight.
 * The markets' zones have no summer time, so minutes until opening may be counted on the clock.
 *
 * @param timeZone IANA name
 */
export function hoursAt(
  hours: string | undefined,
  timeZone: string,
  now: number,
): { open: true } | { open: false; opensAt: number } {
  const [from, to] = (hours ?? '').split('-').map(minuteOf);
  if (from === undefined || to === undefined) return { open: true };
  const at = minuteOf(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now),
  );
  const open = from < to ? at >= from && at < to : at >= from || at < to;
  if (open) return { open };
  const startOfMinute = Math.floor(now / minute) * minute;
  const wait = (from - at + minutesOfDay) % minutesOfDay;
  return { open, opensAt: startOfMinute + wait * minute };
}

/** Minutes since midnight of `08:30`. */
function minuteOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
