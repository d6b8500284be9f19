import { decimalInput } from '@livery/i18n/decimal';
import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { type DecimalValue, useDecimalText } from '../decimal/use-decimal-text.ts';
import { Field, type FieldWords, Frame } from '../field/index.ts';
import { Figures, Root, Sign } from './money-field.styles.ts';

/**
 * An amount in major units, exact (`"1234.50"`); `''` for none; undefined for a text that is not an amount. Never a float.
 */
export type MoneyValue = DecimalValue;

export type MoneyCurrency = {
  /** ISO 4217. It says on which side of the amount the language writes the symbol. */
  code: string;
  /** Digits after the mark; VND has none. */
  decimals: number;
  symbol: string;
};

export type MoneyFieldProps = FieldWords &
  Omit<
    ComponentPropsWithRef<'input'>,
    'id' | 'type' | 'children' | 'value' | 'defaultValue' | 'onChange' | keyof FieldWords
  > & {
    value: MoneyValue;
    /** At each change: the amount, `''` for an empty field, undefined for a text that is none. That text stays. */
    onChange: (value: MoneyValue) => void;
    /** BCP 47: marks, groups and digits in which the amount is written. It is read in any. */
    locale: string;
    currency: MoneyCurrency;
    /** Under the amount: a few to choose from, such as QuickAmounts. */
    quick?: ReactNode;
  };

/**
 * An amount of money, typed or pasted in any script and with any country's marks; what is left stands in the groups of the
 * language (`1,00,000`). In a native form its `name` carries the amount as a decimal string, in an input of its own that is
 * hidden; `ref` is the one that is typed into.
 */
export function MoneyField({
  label,
  required,
  description,
  error,
  value,
  onChange,
  locale,
  currency: { code, decimals, symbol },
  quick,
  name,
  ...native
}: MoneyFieldProps) {
  const input = useMemo(
    () => decimalInput({ locale, decimals, symbols: [symbol, code] }),
    [locale, decimals, symbol, code],
  );
  const isLast = useMemo(() => writesSymbolLast(locale, code), [locale, code]);
  const { textProps } = useDecimalText({ input, value, onChange });
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <Root data-part="root">
          <Frame data-part="frame">
            {!isLast && <Sign data-part="sign">{symbol}</Sign>}
            <Figures
              data-part="figures"
              autoComplete="off"
              inputMode={decimals > 0 ? 'decimal' : 'numeric'}
              {...native}
              {...textProps}
              {...control}
              type="text"
            />
            {isLast && <Sign data-part="sign">{symbol}</Sign>}
          </Frame>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
          {quick}
        </Root>
      )}
    </Field>
  );
}

function writesSymbolLast(locale: string, code: string): boolean {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(
    1,
  );
  const at = (type: Intl.NumberFormatPart['type']) => parts.findIndex((part) => part.type === type);
  return at('currency') > at('integer');
}
