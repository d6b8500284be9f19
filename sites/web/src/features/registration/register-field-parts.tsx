import type { RegisterSettings } from '@livery/api/contract/registration';
import type { RegistrationForm, RegistrationView } from '@livery/flows/registration';
import { PasswordField } from '@livery/ui/password-field';
import { exactText, TextField } from '@livery/ui/text-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../form/form-field.tsx';
import type { LiveryForm } from '../../form/use-livery-form.ts';
import { usePasswordLabels } from '../../form/use-password-labels.ts';
import { NumberPart } from '../entry/number-part.tsx';
import type { ChosenCountry } from '../entry/use-mobile-country.ts';
import { furtherFields, type RegisterField } from './register-fields.ts';

type Form = LiveryForm<RegisterField>;

/** Who the member will be: name and password, and a number with its code, in the order of the open form. */
export function IdentityFields({
  form,
  by,
  place,
  code,
}: {
  form: Form;
  by: RegistrationForm;
  place: ChosenCountry;
  code: RegistrationView['smsCode'];
}) {
  const { t } = useTranslation();
  const labels = usePasswordLabels();
  const number = (
    <NumberPart
      form={form}
      numberField="mobileNum"
      codeField="verificationCode"
      place={place}
      code={form.fields.verificationCode.rule.enabled ? code : undefined}
    />
  );
  return (
    <>
      {by === 'mobile' && number}
      <FormField form={form} name="username">
        {(bound) => (
          <TextField
            {...bound}
            label={t('entry.field.username')}
            autoComplete="username"
            {...exactText}
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {(bound) => (
          <PasswordField
            {...bound}
            label={t('entry.field.password')}
            autoComplete="new-password"
            labels={labels}
          />
        )}
      </FormField>
      <FormField form={form} name="confirmPassword">
        {(bound) => (
          <PasswordField
            {...bound}
            label={t('entry.field.confirmPassword')}
            autoComplete="new-password"
            labels={labels}
          />
        )}
      </FormField>
      {by === 'username' && number}
    </>
  );
}

type Further = (typeof furtherFields)[number];

/** What browsers fill in, and how it is typed. */
const helpers: Readonly<Partial<Record<Further, ComponentProps<typeof TextField> | object>>> = {
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  birthday: { autoComplete: 'bday' },
  whatsapp: { inputMode: 'tel' },
  zalo: { inputMode: 'tel' },
  qqNum: { inputMode: 'numeric' },
  idNumber: { autoComplete: 'off', ...exactText },
  affiliateCode: { autoComplete: 'off', ...exactText },
  recommenderId: { autoComplete: 'off', ...exactText },
};

/** All that the platform asks for beside it; each shows only where its rule says so (spec §5). */
export function FurtherFields({ form, rules }: { form: Form; rules: RegisterSettings }) {
  const { t } = useTranslation();
  const labels = usePasswordLabels();
  // A day of the usual order has a field of the browser's own.
  const asDate = rules['birthday']?.patternId === 'dateYmd';
  return furtherFields.map((name) => (
    <FormField key={name} form={form} name={name}>
      {(bound) =>
        name === 'paymentPassword' ? (
          <PasswordField
            {...bound}
            label={t('entry.field.paymentPassword')}
            autoComplete="new-password"
            labels={labels}
          />
        ) : (
          <TextField
            {...bound}
            {...helpers[name]}
            {...(name === 'birthday' && asDate ? { type: 'date' } : {})}
            label={t(`entry.field.${name}`)}
            {...(name === 'payeeName' ? { description: t('entry.field.payeeHint') } : {})}
          />
        )
      }
    </FormField>
  ));
}
