export { asciiDigits } from './decimal/ascii-digits.ts';
export {
  type DecimalInput,
  type DecimalInputOptions,
  decimalInput,
} from './decimal/decimal-input.ts';
export type { DecimalString } from './format/decimal.ts';
