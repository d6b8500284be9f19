import type { LoginStep } from '@livery/flows/login';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { PasswordField } from '@livery/ui/password-field';
import { exactText, TextField } from '@livery/ui/text-field';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { FormField, FormTick } from '../../../form/form-field.tsx';
import { FormStack } from '../../../form/panel.styles.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { CaptchaPart } from './captcha-part.tsx';
import type { LoginForm } from './use-login-form.ts';

/** The login form as a pure view (spec §4, §5): everything typed stays after any failure. */
export function LoginView({ view, form, onRefreshCaptcha }: LoginForm) {
  const { t } = useTranslation();
  const failure = useFailureWords(view.failure);
  const passwordLabels = usePasswordLabels();
  const { captcha } = view;

  return (
    <FormStack method="post" aria-label={t('session.login.title')} {...form.formProps}>
      <ActFailed>{failure}</ActFailed>
      <NothingTyped form={form} />
      <FormField form={form} name="username">
        {(bound) => (
          <TextField
            {...bound}
            label={t('session.login.username')}
            autoComplete="username"
            {...exactText}
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {(bound) => (
          <PasswordField
            {...bound}
            label={t('session.login.password')}
            autoComplete="current-password"
            labels={passwordLabels}
          />
        )}
      </FormField>
      {captcha && <CaptchaPart captcha={captcha} form={form} onRefresh={onRefreshCaptcha} />}
      <FormTick form={form} name="remember">
        {({ error: _, ...bound }) => <Checkbox {...bound}>{t('session.login.remember')}</Checkbox>}
      </FormTick>
      <Button type="submit" variant="primary" size="lg" busy={view.busy}>
        {t(loginBusyWords[view.step] ?? 'session.login.submit')}
      </Button>
    </FormStack>
  );
}

/** Said over the form when an attempt had neither name nor password (spec §8); each field says what it lacks itself. */
function NothingTyped({ form: { form } }: Pick<LoginForm, 'form'>) {
  const { t } = useTranslation();
  const nothing = useStore(form.store, ({ fieldMeta }) =>
    [fieldMeta['username'], fieldMeta['password']].every((meta) => meta?.isValid === false),
  );
  return <ActFailed>{nothing && t('platform.login.empty')}</ActFailed>;
}

/** What the button says while a login is under way. */
export const loginBusyWords: Partial<
  Record<
    LoginStep,
    | 'session.login.proving'
    | 'session.login.submitting'
    | 'session.login.loadingMember'
    | 'session.login.done'
  >
> = {
  proving: 'session.login.proving',
  submitting: 'session.login.submitting',
  loadingMember: 'session.login.loadingMember',
  done: 'session.login.done',
};
