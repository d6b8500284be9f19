import type { Merchant } from '@livery/merchant';
import { resolve } from '@livery/merchant/settings';
import type { SandboxMerchant } from '@livery/sandbox';

/** A merchant as the sandbox takes it: with the countries that its pages offer, also where its file names none. */
export function sandboxMerchant(merchant: Merchant): Merchant & SandboxMerchant {
  return { ...merchant, mobileCountries: [...resolve('mobileCountries', { merchant })] };
}
