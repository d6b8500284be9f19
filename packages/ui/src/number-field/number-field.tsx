import { decimalInput } from '@livery/i18n/decimal';
import { type ComponentPropsWithRef, type KeyboardEvent, useMemo, useState } from 'react';
import { type DecimalValue, useDecimalText } from '../decimal/use-decimal-text.ts';
import { Field, type FieldWords, Frame } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Figures, Step } from './number-field.styles.ts';

export type NumberFieldProps = FieldWords &
  Omit<
    ComponentPropsWithRef<'input'>,
    'id' | 'type' | 'children' | 'value' | 'defaultValue' | 'onChange' | keyof FieldWords
  > & {
    /** `null` for an empty field; undefined for a text that is not a number, which stays until it is one. */
    value: number | null | undefined;
    onChange: (value: number | null | undefined) => void;
    /** BCP 47: marks and digits in which the number is written. It is read in any. */
    locale: string;
    /** The buttons and keys stop here; a number typed beyond is the caller's error to tell. */
    min?: number;
    max?: number;
    /** How far a button or an arrow key goes; Page Up and Page Down go ten times as far. Default 1. */
    step?: number;
    /** Digits after the mark. Default 0. */
    decimals?: number;
    /** Names of the buttons: "One less", "One more". */
    labels: { decrease: string; increase: string };
  };

/**
 * A count, such as of rounds or minutes: typed, or by its buttons and the arrow keys. Money is a MoneyField.
 *
 * It is a native input. React Aria's number field reads no Thai digits, lets nobody type a text that is no number yet, and reports a
 * number only once the field is left; ours reads as the money field does.
 */
export function NumberField({
  label,
  required,
  description,
  error,
  value,
  onChange,
  locale,
  min = -Infinity,
  max = Infinity,
  step = 1,
  decimals = 0,
  labels,
  disabled,
  readOnly,
  ...native
}: NumberFieldProps) {
  const input = useMemo(() => decimalInput({ locale, decimals }), [locale, decimals]);
  const [spoken, setSpoken] = useState('');
  const { textProps, put } = useDecimalText({
    input,
    value: asText(value, decimals),
    onChange: (next) => onChange(asNumber(next)),
  });
  const fixed = disabled || readOnly;
  const go = (distance: number) => {
    const from = value ?? Math.max(Math.min(0, max), min);
    // From nothing, the first step is to where the numbers begin.
    const to = value === null || value === undefined ? from : from + distance * step;
    const next = decimalOf(Math.min(Math.max(to, min), max), decimals);
    put(next);
    setSpoken(input.write(next));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    const distance = distances[event.key];
    if (distance === undefined || fixed || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(distance);
  };
  const number = value ?? undefined;
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <Frame data-part="frame">
          <Step
            data-part="step"
            icon="minus"
            label={labels.decrease}
            tabIndex={-1}
            disabled={fixed || (number !== undefined && number <= min)}
            onClick={() => go(-1)}
          />
          <Figures
            data-part="figures"
            autoComplete="off"
            inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
            {...native}
            {...textProps}
            {...control}
            type="text"
            disabled={disabled}
            readOnly={readOnly}
            onKeyDown={onKeyDown}
          />
          <Step
            data-part="step"
            icon="plus"
            label={labels.increase}
            tabIndex={-1}
            disabled={fixed || (number !== undefined && number >= max)}
            onClick={() => go(1)}
          />
          <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
        </Frame>
      )}
    </Field>
  );
}

/** Steps by key. Home and End stay the text's own. */
const distances: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** A number's text, without what a sum of binary fractions leaves behind. */
function decimalOf(value: number, decimals: number): `${number}` {
  // toFixed writes digits with a point, which is what the type says.
  return value.toFixed(decimals) as `${number}`;
}

function asText(value: number | null | undefined, decimals: number): DecimalValue {
  return value === null ? '' : value === undefined ? undefined : decimalOf(value, decimals);
}

function asNumber(value: DecimalValue): number | null | undefined {
  return value === '' ? null : value === undefined ? undefined : Number(value);
}
