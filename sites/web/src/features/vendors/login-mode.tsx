import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginFormName } from '../entry/login-methods.ts';
import { Ends, Mode, Switch } from './vendors-screen.styles.ts';

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
  forms: readonly LoginFormName[];
  mode: LoginFormName;
  onChange: (mode: LoginFormName) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <Mode>
      {forms.length > 1 && (
        <>
          <small id={`${name}-label`}>{t('ways.vendors.mode')}</small>
          <Switch role="radiogroup" aria-labelledby={`${name}-label`}>
            {forms.map((form) => (
              <label key={form}>
                <input
                  type="radio"
                  name={name}
                  checked={form === mode}
                  onChange={() => onChange(form)}
                />
                {t(words[form])}
              </label>
            ))}
          </Switch>
        </>
      )}
      <Ends>{children}</Ends>
    </Mode>
  );
}
