import type {
  confirmAuthenticator,
  confirmEmail,
  confirmMobile,
} from '@livery/api/contract/account';
import { CodeField } from '@livery/ui/code-field';
import { CountdownButton } from '@livery/ui/countdown-button';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { FormField } from '../../../form/form-field.tsx';
import { required } from '../../../form/rules.ts';
import { useLiveryForm } from '../../../form/use-livery-form.ts';
import { DemoHint } from '../../entry/index.ts';
import { ActForm } from './act-form.tsx';
import { useSecurityAct } from './use-security-act.ts';

/** A code that was sent, and how to have it sent again. */
export interface SentCode {
  /** Masked. */
  readonly sentTo: string;
  /** Until then no other one is sent (spec §4), by the platform's clock. */
  readonly until: number;
  readonly again: () => void;
  readonly busy: boolean;
  /** Why it was not sent again, in words. */
  readonly failure: string | undefined;
  /** Says no longer why. */
  readonly forget: () => void;
}

/**
 * The last step of a binding: the code that proves it.
 *
 * @param props.sent undefined for the code of an authenticator, which nobody sends
 */
export function CodeStep({
  endpoint,
  sent,
  close,
}: {
  endpoint: typeof confirmEmail | typeof confirmMobile | typeof confirmAuthenticator;
  sent?: SentCode;
  close: () => void;
}) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { run, busy, failure, forget } = useSecurityAct(endpoint);
  const form = useLiveryForm({
    fields: { code: { rule: required, kind: 'code' } },
    onSubmit: async ({ code }) => {
      if (await run({ code })) close();
    },
  });
  const waiting = useCallback((count: number) => t('session.step.resendIn', { count }), [t]);
  return (
    <ActForm
      form={form}
      label={t('security.code.title')}
      submit={t('security.code.confirm')}
      act={{
        busy,
        failure: failure ?? sent?.failure,
        forget: () => {
          forget();
          if (!sent?.busy) sent?.forget();
        },
      }}
      onCancel={close}
    >
      <FormField form={form} name="code">
        {(bound) => (
          <CodeField
            {...bound}
            label={t('security.code')}
            description={
              sent
                ? t('session.step.sentTo', { place: sent.sentTo })
                : t('security.authenticator.code')
            }
          />
        )}
      </FormField>
      {sent && (
        <>
          <CountdownButton
            size="sm"
            until={sent.until}
            now={client.serverNow}
            waiting={waiting}
            busy={sent.busy}
            onPress={() => {
              forget();
              sent.again();
            }}
          >
            {t('session.step.resend')}
          </CountdownButton>
          <DemoHint kind="code" />
        </>
      )}
    </ActForm>
  );
}
