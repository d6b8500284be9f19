import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords, Frame } from '../field/index.ts';
import { Area } from './text-area.styles.ts';

export type TextAreaProps = FieldWords &
  Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children' | keyof FieldWords>;

/** Text of several lines in a native control: a message, a comment. */
export function TextArea({ label, required, description, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <Frame data-part="frame">
          <Area data-part="area" {...area} {...control} />
        </Frame>
      )}
    </Field>
  );
}
