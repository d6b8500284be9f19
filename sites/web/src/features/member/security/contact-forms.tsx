import { bindEmail, bindMobile, confirmEmail, confirmMobile } from '@livery/api/contract/account';
import { PasswordField } from '@livery/ui/password-field';
import { PhoneField } from '@livery/ui/phone-field';
import { TextField } from '@livery/ui/text-field';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { FormField } from '../../../form/form-field.tsx';
import { nationalNumber } from '../../../form/mobile-number.ts';
import { required } from '../../../form/rules.ts';
import { type LiveryForm, useLiveryForm } from '../../../form/use-livery-form.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { useMobileCountry } from '../../entry/index.ts';
import { ActForm } from './act-form.tsx';
import { CodeStep } from './code-step.tsx';
import { type SecurityAct, useSecurityAct } from './use-security-act.ts';

interface FormProps {
  /** False for who signs in by another provider: then no password is asked. */
  readonly hasPassword: boolean;
  readonly close: () => void;
}

/** Binds an e-mail address: where to, the login password, and then the code that was mailed there. The bound one stays until then. */
export function EmailForm({ hasPassword, close }: FormProps) {
  const { t } = useTranslation();
  const act = useSecurityAct(bindEmail);
  const [sent, setSent] = useSent(act);
  const form = useLiveryForm({
    fields: {
      email: { rule: { ...required, acceptedPattern: emailPattern }, kind: 'email' },
      password: passwordSpec(hasPassword),
    },
    onSubmit: (values) => setSent(values),
  });
  if (sent) return <CodeStep endpoint={confirmEmail} sent={sent} close={close} />;
  return (
    <ContactForm form={form} act={act} close={close} label={t('security.email')}>
      <FormField form={form} name="email">
        {(bound) => <TextField {...bound} label={t('security.email')} />}
      </FormField>
    </ContactForm>
  );
}

/** The same for a mobile number. */
export function MobileForm({ hasPassword, close }: FormProps) {
  const { t } = useTranslation();
  const act = useSecurityAct(bindMobile);
  const [sent, setSent] = useSent(act);
  const { country, isMobile, dial } = useMobileCountry();
  const form = useLiveryForm({
    fields: {
      mobileNum: {
        rule: required,
        kind: 'phone',
        asSent: (typed) => nationalNumber(typed, country),
        check: (value) =>
          isMobile(value) ? undefined : [{ id: 'session.rule.mobile', params: {} }],
      },
      password: passwordSpec(hasPassword),
    },
    onSubmit: (values) => setSent({ ...values, countryDialingCode: country.dialingCode }),
  });
  if (sent) return <CodeStep endpoint={confirmMobile} sent={sent} close={close} />;
  return (
    <ContactForm form={form} act={act} close={close} label={t('security.mobile')}>
      <FormField form={form} name="mobileNum">
        {(bound) => (
          <PhoneField
            {...bound}
            {...dial}
            label={t('entry.field.mobileNum')}
            dialCodeLabel={t('entry.field.dialCode')}
          />
        )}
      </FormField>
    </ContactForm>
  );
}

/** Something before and after one @: what an address is like is the platform's to say. */
const emailPattern = '^[^@\\s]+@[^@\\s]+$';

const passwordSpec = (asked: boolean) =>
  ({ rule: { ...required, enabled: asked }, kind: 'password' }) as const;

/** What was sent last, with the way to send it again. */
function useSent<E extends typeof bindEmail | typeof bindMobile>(act: SecurityAct<E>) {
  const { client } = useServices();
  const [last, setLast] = useState<{
    readonly request: Parameters<typeof act.run>[0];
    readonly sentTo: string;
    readonly until: number;
  }>();
  const send = async (request: Parameters<typeof act.run>[0]): Promise<void> => {
    const done = await act.run(request);
    if (!done) return;
    const { sentTo, expiredMinutes } = done.value;
    setLast({ request, sentTo, until: client.serverNow() + expiredMinutes * 60_000 });
  };
  const { busy, failure, forget } = act;
  const sent = last && { ...last, busy, failure, forget, again: () => void send(last.request) };
  return [sent, send] as const;
}

function ContactForm<Name extends string>({
  form,
  act,
  close,
  label,
  children,
}: {
  form: LiveryForm<Name | 'password'>;
  act: ComponentProps<typeof ActForm>['act'];
  close: () => void;
  label: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const labels = usePasswordLabels();
  return (
    <ActForm form={form} label={label} submit={t('session.step.send')} act={act} onCancel={close}>
      {children}
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
