import { RadioCards } from '@livery/ui/radio-cards';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginMethod } from '../entry/index.ts';
import { Ends, Mode } from './vendors-screen.styles.ts';

const words = { username: 'ways.byUsername', sms: 'ways.bySms' } as const;

/**
 * By what a guest logs in from here, the username unless another is chosen (spec §4 "Vendor-screen login mode"); no choice where there is
 * one way.
 *
 * @param props.children the ways to the login and to an account
 */
export function LoginMode({
  forms,
  mode,
  onChange,
  children,
}: {
  forms: readonly LoginMethod[];
  mode: LoginMethod;
  onChange: (mode: LoginMethod) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Mode>
      {forms.length > 1 && (
        <RadioCards
          label={t('ways.vendors.mode')}
          options={forms.map((form) => ({ value: form, label: t(words[form]) }))}
          value={mode}
          onChange={onChange}
        />
      )}
      <Ends>{children}</Ends>
    </Mode>
  );
}
