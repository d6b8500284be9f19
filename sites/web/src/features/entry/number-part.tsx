import { PhoneField } from '@livery/ui/phone-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../form/form-field.tsx';
import { CodePart } from './code-part.tsx';
import type { ChosenCountry } from './use-mobile-country.ts';

type Coded<Name extends string> = ComponentProps<typeof CodePart<Name>>;

/**
 * A mobile number with its country and, where one is asked for, the code that goes to it (spec §4, §5).
 *
 * @param code undefined where no code is asked for
 */
export function NumberPart<Name extends string>({
  form,
  numberField,
  codeField,
  place,
  code,
}: Pick<Coded<Name>, 'form' | 'numberField' | 'codeField'> & {
  place: ChosenCountry;
  code: Coded<Name>['code'] | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      <FormField form={form} name={numberField}>
        {(bound) => (
          <PhoneField
            {...bound}
            {...place.dial}
            label={t('entry.field.mobileNum')}
            dialCodeLabel={t('entry.field.dialCode')}
          />
        )}
      </FormField>
      {code && (
        <CodePart
          code={code}
          form={form}
          numberField={numberField}
          codeField={codeField}
          country={place.country}
        />
      )}
    </>
  );
}
