import {
  bindAuthenticator,
  confirmAuthenticator,
  setPayeeName,
  setSecondStep,
} from '@livery/api/contract/account';
import { CopyButton } from '@livery/ui/copy-button';
import { QrCode } from '@livery/ui/qr-code';
import { TextField } from '@livery/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerSettingsQuery } from '../../../app/registration-rules-query.ts';
import { useServices } from '../../../app/services.tsx';
import { FormField } from '../../../form/form-field.tsx';
import { required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { Stack } from '../../../styles/page.styles.ts';
import { ActForm } from './act-form.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordForm } from './password-form.tsx';
import { Secret } from './security.styles.ts';
import { useSecurityAct } from './use-security-act.ts';

/** Binds an authenticator: the login password, the secret as a picture and in letters, and then its first code. */
export function AuthenticatorForm({
  hasPassword,
  close,
}: {
  hasPassword: boolean;
  close: () => void;
}) {
  const { t } = useTranslation();
  const act = useSecurityAct(bindAuthenticator);
  const [made, setMade] = useState<{ readonly secret: string; readonly address: string }>();
  if (made) {
    return (
      <Stack>
        <p>{t('security.authenticator.scan')}</p>
        <QrCode text={made.address} label={t('security.authenticator.picture')} />
        <p>
          {t('security.authenticator.byHand')} <Secret>{made.secret}</Secret>
        </p>
        <div>
          <CopyButton
            text={made.secret}
            labels={{
              copy: t('security.authenticator.copy'),
              copied: t('security.authenticator.copied'),
              failed: t('security.authenticator.copyFailed'),
            }}
          />
        </div>
        <CodeStep endpoint={confirmAuthenticator} close={close} />
      </Stack>
    );
  }
  return (
    <PasswordForm
      label={t('security.authenticator')}
      submit={t('security.continue')}
      hasPassword={hasPassword}
      act={act}
      close={close}
      onPassword={async (password) => setMade((await act.run({ password }))?.value)}
    />
  );
}

/** Turns the second step of a login on or off (spec §1), with the login password. */
export function SecondStepForm({
  isOn,
  hasPassword,
  close,
}: {
  isOn: boolean;
  hasPassword: boolean;
  close: () => void;
}) {
  const { t } = useTranslation();
  const act = useSecurityAct(setSecondStep);
  return (
    <PasswordForm
      label={t('security.secondStep')}
      submit={t(isOn ? 'security.turnOff' : 'security.turnOn')}
      hasPassword={hasPassword}
      act={act}
      close={close}
      onPassword={async (password) => {
        if (await act.run({ on: !isOn, password })) close();
      }}
    />
  );
}

/** The name that money is paid out to. It is set once: support alone can correct it. */
export function PayeeNameForm({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { data: rules } = useQuery(registerSettingsQuery(client));
  const act = useSecurityAct(setPayeeName);
  const form = useLiveryForm({
    fields: { payeeName: { rule: { ...rules?.['payeeName'], ...required } } },
    onSubmit: async ({ payeeName }) => {
      if (await act.run({ payeeName })) close();
    },
  });
  return (
    <ActForm
      form={form}
      label={t('security.payeeName')}
      submit={t('security.payeeName.save')}
      act={act}
      onCancel={close}
    >
      <FormField form={form} name="payeeName">
        {(bound) => (
          <TextField
            {...bound}
            label={t('security.payeeName')}
            autoComplete="name"
            description={t('security.payeeName.once')}
          />
        )}
      </FormField>
    </ActForm>
  );
}
