import type { ForgotEmailView as ForgotEmail } from '@livery/flows/forgot-email';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { exactText, TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { FormField } from '../../form/form-field.tsx';
import { FormStack, Stack } from '../../form/panel.styles.ts';
import type { LiveryForm } from '../../form/use-livery-form.ts';
import { DemoHint } from '../entry/index.ts';

export type ForgotEmailField = 'username' | 'email';

/** A new password by e-mail as a pure view: the form, and in its place the confirmation (spec §4, §8). */
export function ForgotEmailView({
  view,
  form,
}: {
  view: ForgotEmail;
  form: LiveryForm<ForgotEmailField>;
}) {
  const { t } = useTranslation();
  const failure = useFailureWords(view.failure);
  if (view.step === 'sent') {
    return (
      <Stack>
        <InlineAlert tone="success" title={t('entry.forgot.sent')} live="polite">
          {t('platform.email.sent')}
        </InlineAlert>
        <DemoHint kind="email" />
      </Stack>
    );
  }
  return (
    <FormStack method="post" aria-label={t('entry.forgot.byEmail')} {...form.formProps}>
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
      <FormField form={form} name="email">
        {(bound) => <TextField {...bound} label={t('entry.field.email')} />}
      </FormField>
      <ActFailed>{failure}</ActFailed>
      <Button type="submit" variant="primary" size="lg" busy={view.busy}>
        {t(view.busy ? 'entry.forgot.sending' : 'entry.forgot.submitEmail')}
      </Button>
    </FormStack>
  );
}
