import { amountDecimals } from './amount-decimals.ts';
import { amountRange } from './amount-range.ts';
import { completeLanguages } from './complete-languages.ts';
import { currencyDecimals } from './currency-decimals.ts';
import { disputeBody } from './dispute-body.ts';
import { everyLanguage } from './every-language.ts';
import { knownCurrency } from './known-currency.ts';
import { knownTheme } from './known-theme.ts';
import { licence } from './licence.ts';
import { licensedCountries } from './licensed-countries.ts';
import type { MerchantRule } from './merchant-rule.ts';
import { noDemoAnalytics } from './no-demo-analytics.ts';
import { offeredDefaultLanguage } from './offered-default-language.ts';
import { oneDefault } from './one-default.ts';
import { uniqueCode } from './unique-code.ts';
import { uniqueHosts } from './unique-hosts.ts';
import { uniqueLanguages } from './unique-languages.ts';
import { uniquePaymentCodes } from './unique-payment-codes.ts';

/** The rules of merchant.json that look at more than one field, in the order in which a person meets them. */
export const rules: readonly MerchantRule[] = [
  knownTheme,
  uniqueLanguages,
  completeLanguages,
  offeredDefaultLanguage,
  licence,
  licensedCountries,
  disputeBody,
  knownCurrency,
  currencyDecimals,
  amountDecimals,
  amountRange,
  everyLanguage,
  uniquePaymentCodes,
  noDemoAnalytics,
  uniqueHosts,
  uniqueCode,
  oneDefault,
];
