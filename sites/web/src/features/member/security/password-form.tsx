import { PasswordField } from '@livery/ui/password-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../form/form-field.tsx';
import { required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { ActForm } from './act-form.tsx';

/** The login password alone, for a change that needs no more; who has none is asked for nothing. */
export function PasswordForm({
  label,
  submit,
  hasPassword,
  act,
  close,
  onPassword,
}: {
  label: string;
  submit: string;
  hasPassword: boolean;
  act: ComponentProps<typeof ActForm>['act'];
  close: () => void;
  onPassword: (password: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const labels = usePasswordLabels();
  const form = useLiveryForm({
    fields: { password: { rule: { ...required, enabled: hasPassword }, kind: 'password' } },
    onSubmit: ({ password }) => onPassword(password),
  });
  return (
    <ActForm form={form} label={label} submit={submit} act={act} onCancel={close}>
      <FormField form={form} name="password">
        {(bound) => (
          <PasswordField
            {...bound}
            labels={labels}
            autoComplete="current-password"
            label={t('security.loginPassword')}
          />
        )}
      </FormField>
    </ActForm>
  );
}
