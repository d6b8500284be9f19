import { Icon } from '../icon/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { Code, CodeChoice, Codes } from './phone-field.styles.ts';

export type DialCode = {
  /** With its plus: `+91`. */
  code: string;
  /** The country, in the member's language. */
  country: string;
};

export type PhoneFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'start'
> & {
  /** With one there is nothing to choose, and it is only shown. */
  dialCodes: readonly DialCode[];
  /** The code in use. */
  dialCode: string;
  onDialCodeChange?: (code: string) => void;
  /** Accessible name of the code: "Country code". */
  dialCodeLabel: string;
};

/** A mobile number: the country's code, and the national number in a native input with the phone's own keys. */
export function PhoneField({
  dialCodes,
  dialCode,
  onDialCodeChange,
  dialCodeLabel,
  disabled,
  ...field
}: PhoneFieldProps) {
  const only = dialCodes.length < 2;
  return (
    <TextField
      {...field}
      disabled={disabled}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      start={
        only ? (
          <Code data-part="code" dir="ltr" role="img" aria-label={`${dialCodeLabel} ${dialCode}`}>
            {dialCode}
          </Code>
        ) : (
          <CodeChoice data-part="code-choice">
            <span dir="ltr" aria-hidden="true">
              {dialCode}
            </span>
            <Icon name="chevron-down" size="sm" />
            <Codes
              data-part="codes"
              aria-label={dialCodeLabel}
              autoComplete="tel-country-code"
              value={dialCode}
              disabled={disabled}
              onChange={(event) => onDialCodeChange?.(event.target.value)}
            >
              {dialCodes.map(({ code, country }) => (
                <option key={`${code} ${country}`} value={code}>
                  {code} {country}
                </option>
              ))}
            </Codes>
          </CodeChoice>
        )
      }
    />
  );
}
