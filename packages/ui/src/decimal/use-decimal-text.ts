import type { DecimalInput, DecimalString } from '@livery/i18n/decimal';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a field for one number holds: a number, nothing, or (undefined) a text that is no number. */
export type DecimalValue = DecimalString | '' | undefined;

/**
 * The text of a field for one number. What is typed stands as it was typed; once the field is left, the number stands as a
 * page writes it, and what is no number stays. A value from outside that says something else takes its place.
 */
export function useDecimalText({
  input,
  value,
  onChange,
}: {
  input: DecimalInput;
  value: DecimalValue;
  onChange: (value: DecimalValue) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const meaning = (text: string): DecimalValue => (text.trim() === '' ? '' : input.read(text));
  const written = value ? input.write(value) : '';
  // A value from outside may have fewer decimals than the same number here.
  const isTyped =
    typed !== undefined && (value === undefined || meaning(typed) === meaning(written));
  return {
    /** For the native input. */
    textProps: {
      value: isTyped ? typed : written,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        onChange(meaning(event.target.value));
      },
      onFocus: ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
        if (!value) return;
        const isSelected = field.selectionStart === 0 && field.selectionEnd === field.value.length;
        flushSync(() => setTyped(input.writePlain(value)));
        // Another text has no selection: what is typed next would be added to it instead of taking its place.
        if (isSelected) field.select();
      },
      onBlur: () => {
        if (typed !== undefined && meaning(typed) !== undefined) setTyped(undefined);
      },
    },
    /** Puts a number in, as if it had been typed. */
    put: (next: DecimalString) => {
      setTyped(input.writePlain(next));
      onChange(next);
    },
  };
}
