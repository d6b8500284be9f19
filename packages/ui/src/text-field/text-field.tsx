import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldWords, Frame, Input } from '../field/index.ts';

export type TextFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children' | keyof FieldWords> & {
    /** Drawn inside the frame, before the text. */
    start?: ReactNode;
    /** Drawn inside the frame, after the text. */
    end?: ReactNode;
  };

/** For what is typed letter by letter, such as a name of an account or a code: no helper changes it. */
export const exactText = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A line of text in a native input: password managers, paste and the phone's keyboards work as everywhere. */
export function TextField({
  label,
  required,
  description,
  error,
  start,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <Frame data-part="frame">
          {start}
          <Input data-part="input" {...input} {...control} />
          {end}
        </Frame>
      )}
    </Field>
  );
}
