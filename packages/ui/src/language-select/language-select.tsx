import { Icon } from '../icon/index.ts';
import { Field, Root } from './language-select.styles.ts';

export type LanguageOption = {
  /** The platform's code, `EN`. */
  code: string;
  /** BCP 47, `en`: each name is read in its own language. */
  tag: string;
  /** The language's own name. */
  name: string;
};

export type LanguageSelectProps = {
  label: string;
  options: readonly LanguageOption[];
  /** Code of the language in use. */
  value: string;
  onChange: (code: string) => void;
};

/** The language list: the platform's own select, so that phones show their own picker. */
export function LanguageSelect({ label, options, value, onChange }: LanguageSelectProps) {
  return (
    <Root data-part="root">
      <Icon name="globe" size="sm" />
      <Field
        data-part="field"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </Field>
      <Icon name="chevron-down" size="sm" />
    </Root>
  );
}
