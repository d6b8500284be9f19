import { exactText, TextField, type TextFieldProps } from '../text-field/index.ts';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength'
> & {
  /** `numeric` asks a phone for its digit keys; `text` is for codes with letters. Default `numeric`. */
  keyboard?: 'numeric' | 'text';
};

/** The longest code that is taken (spec §9). */
export const longestCode = 255;

/**
 * A code that was sent, in one native input rather than a box per digit: a phone offers the code from the message, a paste
 * lands whole, and a screen reader reads one field.
 */
export function CodeField({ keyboard = 'numeric', ...field }: CodeFieldProps) {
  return (
    <TextField
      {...exactText}
      {...field}
      type="text"
      inputMode={keyboard}
      autoComplete="one-time-code"
      maxLength={longestCode}
      data-figures=""
    />
  );
}
