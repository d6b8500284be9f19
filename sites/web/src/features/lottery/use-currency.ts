import type { MoneyCurrency, MoneyValue } from '@livery/ui/money-field';
import { useServices } from '../../app/services.tsx';

/** The merchant's currency, as fields of money take it. */
export function useCurrency(): MoneyCurrency {
  const { site, format } = useServices();
  const { code, decimals } = site.merchant.currency;
  return { code, decimals, symbol: format.currencySymbol };
}

/** An amount of a call as a field of money takes it: the contract has read it as a decimal number. */
export const asMoneyValue = (amount: string): MoneyValue => amount as MoneyValue;
