export {
  type MoneyCurrency,
  MoneyField,
  type MoneyFieldProps,
  type MoneyValue,
} from './money-field.tsx';
export { type QuickAmount, QuickAmounts, type QuickAmountsProps } from './quick-amounts.tsx';
