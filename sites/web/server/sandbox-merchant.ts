import type { Merchant } from '@livery/merchant';
import { resolve } from '@livery/merchant/settings';
import type { SandboxMerchant } from '@livery/sandbox';

/**
 * A merchant as the sandbox takes it: with the countries that its pages offer and the sign that they write before amounts, also
 * where its file names none, so that a message of the platform and the page around it write the same amount alike.
 */
export function sandboxMerchant(merchant: Merchant): Merchant & SandboxMerchant {
  return {
    ...merchant,
    currency: { ...merchant.currency, symbol: resolve('currencySymbol', { merchant }) },
    mobileCountries: [...resolve('mobileCountries', { merchant })],
  };
}
