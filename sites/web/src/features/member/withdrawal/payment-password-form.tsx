import { failureOf } from '@livery/api';
import { securityOverview, setPaymentPassword } from '@livery/api/contract/account';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { PasswordField } from '@livery/ui/password-field';
import { Section } from '@livery/ui/section';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { Form } from '../../../styles/page.styles.ts';
import { focusFirst } from './focus-first.ts';

/** What the platform lets be chosen. */
const pattern = /^[A-Za-z0-9]{8,20}$/;
const none = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** Sets the first payment password; the login password shows that it is the member who asks. */
export function PaymentPasswordForm() {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const labels = usePasswordLabels();
  const [values, setValues] = useState(none);
  const [tried, setTried] = useState(false);
  const set = useMutation({
    mutationFn: () => client.call(setPaymentPassword, values),
    // Where no answer came, the overview says whether it is set.
    onSettled: () => cache.invalidateQueries({ queryKey: [...memberKey, securityOverview.id] }),
  });
  const failure = failureOf(set.error);
  const words = useFailureWords(failure);
  const code = failure?.kind === 'refused' ? failure.code : undefined;
  const isLoginWrong = code === 'PASSWORD_WRONG' || code === 'PAYMENT_PASSWORD_WRONG';
  const isSame = code === 'PASSWORD_SAME';
  const problems = {
    oldPassword: values.oldPassword === '' ? t('withdrawal.secret.login.required') : undefined,
    newPassword: pattern.test(values.newPassword) ? undefined : t('withdrawal.secret.rule'),
    confirmNewPassword:
      values.confirmNewPassword === values.newPassword
        ? undefined
        : t('withdrawal.secret.different'),
  };
  const refused = {
    oldPassword: isLoginWrong ? t('withdrawal.secret.login.wrong') : undefined,
    newPassword: isSame ? t('withdrawal.secret.same') : undefined,
    confirmNewPassword: undefined,
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    const isSound = focusFirst(event.currentTarget, problems);
    if (isSound && !set.isPending) set.mutate();
  }
  const field = (name: keyof typeof none) => ({
    name,
    labels,
    value: values[name],
    required: true,
    readOnly: set.isPending,
    error: (tried ? problems[name] : undefined) ?? refused[name],
    onChange: ({ target }: { target: { value: string } }) => {
      set.reset();
      setValues({ ...values, [name]: target.value });
    },
  });

  return (
    <Section title={t('withdrawal.secret.title')}>
      <p>{t('withdrawal.secret.text')}</p>
      <Form onSubmit={submit} noValidate data-all-required="">
        {words !== undefined && !isLoginWrong && !isSame && (
          <InlineAlert tone="danger" live="assertive">
            {t('withdrawal.secret.refused', { reason: words })}
          </InlineAlert>
        )}
        <PasswordField
          {...field('oldPassword')}
          label={t('withdrawal.secret.login')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={t('withdrawal.secret.new')}
          description={t('withdrawal.secret.rule')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmNewPassword')}
          label={t('withdrawal.secret.again')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" busy={set.isPending}>
          {t('withdrawal.secret.submit')}
        </Button>
      </Form>
    </Section>
  );
}
