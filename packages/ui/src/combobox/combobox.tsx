import { matches } from '@livery/i18n/search-text';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input as NativeInput } from 'react-aria-components/Input';
import { Field, type FieldWords, Frame, Input, labelIdOf } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { Detail, Note, Option, Options, Panel, Root, Toggle } from './combobox.styles.ts';

export type ComboboxOption = {
  value: string;
  /** What is shown, typed and searched. */
  label: string;
  /** A little more under it, such as a branch or a code. It is not searched. */
  detail?: string;
  disabled?: boolean;
};

export type ComboboxProps = FieldWords & {
  options: readonly ComboboxOption[];
  /** Value of the option that is chosen; null while there is none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What is typed, where the options are searched elsewhere: they are shown as they come, then. */
  onType?: (text: string) => void;
  /** Options are on their way. */
  loading?: boolean;
  /** BCP 47: its direction is the list's. */
  locale: string;
  labels: {
    /** The button at the end: "Show all banks". */
    open: string;
    /** The list: "Banks". */
    list: string;
    /** In place of options when nothing matches. */
    empty: string;
    /** In place of options while they are on their way. */
    loading: string;
  };
  placeholder?: string;
  disabled?: boolean;
  /** In a native form it carries the option's value. */
  name?: string;
  /** The input that is typed into; the one that carries the value is hidden and takes no focus. */
  ref?: Ref<HTMLInputElement>;
};

/** One of many, found by typing a part of its name. Of a few, a Select; of two or three, RadioCards. */
export function Combobox({
  label,
  required,
  description,
  error,
  options,
  value,
  onChange,
  onType,
  loading = false,
  locale,
  labels,
  placeholder,
  disabled,
  name,
  ref,
}: ComboboxProps) {
  const items = onType ? { items: options } : { defaultItems: options };
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <I18nProvider locale={locale}>
          <Root
            data-part="root"
            {...items}
            id={control.id}
            aria-labelledby={labelIdOf(control.id)}
            aria-describedby={control['aria-describedby']}
            validationBehavior="aria"
            isRequired={required}
            isInvalid={Boolean(error)}
            isDisabled={disabled}
            name={name}
            value={value}
            onChange={(key) => onChange(key === null ? null : String(key))}
            onInputChange={onType}
            defaultFilter={matches}
            allowsEmptyCollection
          >
            <Frame data-part="frame" as={Group}>
              <Input data-part="input" ref={ref} as={NativeInput} placeholder={placeholder} />
              <Toggle data-part="toggle" aria-label={labels.open}>
                <Icon name="chevron-down" size="sm" />
              </Toggle>
            </Frame>
            <Panel
              data-part="panel"
              offset={6}
              containerPadding={8}
              data-loading={loading || undefined}
            >
              <Options
                data-part="options"
                aria-label={labels.list}
                renderEmptyState={() => (
                  <Note data-part="note" role="status">
                    {loading ? labels.loading : labels.empty}
                  </Note>
                )}
              >
                {(option: ComboboxOption) => (
                  <Option
                    data-part="option"
                    id={option.value}
                    textValue={option.label}
                    isDisabled={option.disabled}
                  >
                    {({ isSelected }) => (
                      <>
                        <span>{option.label}</span>
                        {isSelected && <Icon name="check" size="sm" />}
                        {option.detail !== undefined && (
                          <Detail data-part="detail">{option.detail}</Detail>
                        )}
                      </>
                    )}
                  </Option>
                )}
              </Options>
            </Panel>
          </Root>
        </I18nProvider>
      )}
    </Field>
  );
}
