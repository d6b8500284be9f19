import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords, Frame } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { List } from './select.styles.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldWords &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'multiple' | keyof FieldWords> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; cannot be chosen itself. Its value is empty. */
    placeholder?: string;
  };

/** One of many, by name. A native list: a phone opens its own. From a few, all visible: RadioCards. */
export function Select({
  label,
  required,
  description,
  error,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const own = select.value === undefined && select.defaultValue === undefined;
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <Frame data-part="frame">
          <List
            data-part="list"
            {...select}
            {...(own && placeholder !== undefined ? { defaultValue: '' } : {})}
            {...control}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </List>
          <Icon name="chevron-down" size="sm" />
        </Frame>
      )}
    </Field>
  );
}
