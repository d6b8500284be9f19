import type { ForgotMobileView as ForgotMobile } from '@livery/flows/forgot-mobile';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { PasswordField } from '@livery/ui/password-field';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { FormField } from '../../form/form-field.tsx';
import { Acts, FormStack, Stack } from '../../form/panel.styles.ts';
import type { LiveryForm } from '../../form/use-livery-form.ts';
import { usePasswordLabels } from '../../form/use-password-labels.ts';
import type { ChosenCountry } from '../entry/index.ts';
import { CodeWarning, NumberPart } from '../entry/index.ts';

export type ForgotMobileField = 'mobileNum' | 'code' | 'newPassword';

/** A new password by SMS as a pure view (spec §4): number, code and password; then, if need be, the sign-in once more. */
export function ForgotMobileView({
  view,
  form,
  place,
  onRetry,
  onLeave,
}: {
  view: ForgotMobile;
  form: LiveryForm<ForgotMobileField>;
  place: ChosenCountry;
  onRetry: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const failure = useFailureWords(view.failure);
  const labels = usePasswordLabels();
  if (view.step === 'notSignedIn') {
    return (
      <Stack>
        <InlineAlert tone="warning" title={t('entry.forgot.notSignedIn')} live="assertive">
          {failure}
        </InlineAlert>
        <Acts>
          <Button variant="primary" icon="retry" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          <Button onClick={onLeave}>{t('entry.forgot.toLogin')}</Button>
        </Acts>
      </Stack>
    );
  }
  return (
    <>
      <FormStack method="post" aria-label={t('entry.forgot.byMobile')} {...form.formProps}>
        <NumberPart
          form={form}
          numberField="mobileNum"
          codeField="code"
          place={place}
          code={view.smsCode}
        />
        <FormField form={form} name="newPassword">
          {(bound) => (
            <PasswordField
              {...bound}
              label={t('session.change.new')}
              autoComplete="new-password"
              labels={labels}
            />
          )}
        </FormField>
        <ActFailed>{failure}</ActFailed>
        {view.mayBeSet && !view.busy && (
          <InlineAlert tone="info" live="polite">
            {t('entry.forgot.mayBeSet')}
          </InlineAlert>
        )}
        <Button type="submit" variant="primary" size="lg" busy={view.busy}>
          {t(busyWords[view.step] ?? 'entry.forgot.submitMobile')}
        </Button>
      </FormStack>
      {view.smsCode && <CodeWarning code={view.smsCode} />}
    </>
  );
}

const busyWords = {
  form: undefined,
  setting: 'entry.forgot.setting',
  signingIn: 'session.login.submitting',
  closed: 'session.login.submitting',
} as const satisfies Record<Exclude<ForgotMobile['step'], 'notSignedIn'>, string | undefined>;
