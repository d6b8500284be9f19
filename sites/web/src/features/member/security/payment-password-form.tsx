import { type SecurityOverview, setPaymentPassword } from '@livery/api/contract/account';
import { PasswordField } from '@livery/ui/password-field';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { registerSettingsQuery } from '../../../app/registration-rules-query.ts';
import { useServices } from '../../../app/services.tsx';
import { FormField } from '../../../form/form-field.tsx';
import { required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { ActForm } from './act-form.tsx';
import { useSecurityAct } from './use-security-act.ts';

type Name = 'oldPassword' | 'newPassword' | 'confirmNewPassword';

/**
 * Sets or changes the payment password, without which no money leaves; the login password never stands in for it. The
 * first one is set by who knows the login password; an account without one, of a member who logs in by phone or through
 * another provider, is asked for none.
 *
 * @param props.account whether it has either password
 * @param props.close leaves it, done or not. Default: the page does once a password is set
 */
export function PaymentPasswordForm({
  account: { hasPassword, hasPaymentPassword },
  close,
}: {
  account: Pick<SecurityOverview, 'hasPassword' | 'hasPaymentPassword'>;
  close?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { client } = useServices();
  const labels = usePasswordLabels();
  const { data: rules } = useQuery(registerSettingsQuery(client));
  const act = useSecurityAct(setPaymentPassword);
  const form = useLiveryForm<Name>({
    fields: {
      oldPassword: {
        rule: { ...required, enabled: hasPassword || hasPaymentPassword },
        kind: 'password',
      },
      newPassword: {
        rule: { ...rules?.['password'], ...required },
        kind: 'password',
      },
      confirmNewPassword: {
        rule: required,
        kind: 'password',
        listensTo: ['newPassword'],
        check: (value, { newPassword }) =>
          value === newPassword ? undefined : [{ id: 'session.change.different', params: {} }],
      },
    },
    onSubmit: async (values) => {
      if (await act.run(values)) close?.();
    },
  });
  const label = t(hasPaymentPassword ? 'security.payment.change' : 'security.payment.set');
  return (
    <ActForm form={form} label={label} submit={t('security.save')} act={act} onCancel={close}>
      <FormField form={form} name="oldPassword">
        {(bound) => (
          <PasswordField
            {...bound}
            labels={labels}
            autoComplete="current-password"
            label={t(hasPaymentPassword ? 'security.payment.current' : 'security.loginPassword')}
          />
        )}
      </FormField>
      <FormField form={form} name="newPassword">
        {(bound) => (
          <PasswordField
            {...bound}
            labels={labels}
            autoComplete="new-password"
            label={t('security.payment.new')}
            description={t('security.payment.text')}
          />
        )}
      </FormField>
      <FormField form={form} name="confirmNewPassword">
        {(bound) => (
          <PasswordField
            {...bound}
            labels={labels}
            autoComplete="new-password"
            label={t('security.payment.confirm')}
          />
        )}
      </FormField>
    </ActForm>
  );
}
