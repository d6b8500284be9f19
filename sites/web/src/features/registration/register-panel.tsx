import { failureOf } from '@livery/api';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerSettingsQuery } from '../../app/registration-rules-query.ts';
import { useServices } from '../../app/services.tsx';
import { useRegistrationForms } from '../../app/site-settings.ts';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { Stack } from '../../form/panel.styles.ts';
import { EntryNotice, FormSkeleton, termsQuery } from '../entry/index.ts';
import { keptInvitation } from '../session/index.ts';
import type { EntranceLogin } from '../sign-in/index.ts';
import { SocialButtons, SocialPlace, type SocialStart } from '../sign-in/index.ts';
import { RegisterForm } from './register-form.tsx';

/**
 * A registration from its first skeleton to the answer that signs in, in a page or a dialog: settings, rules and terms are asked for at
 * once, and without rules or terms there is no form that could be sent.
 *
 * @param props.login takes the answer on
 * @param props.links other pages, below the form and the login providers
 */
export function RegisterPanel({ login, links }: { login: EntranceLogin; links: ReactNode }) {
  const { t } = useTranslation();
  const { client, language, storage } = useServices();
  const { isPending, setting, forms } = useRegistrationForms();
  const rules = useQuery(registerSettingsQuery(client));
  const terms = useQuery(termsQuery(client, language.code));
  const why = useFailureWords(failureOf(rules.error ?? terms.error));
  const [first, ...others] = forms;
  const [invited] = useState(() => keptInvitation(storage));
  const [started, setStarted] = useState<SocialStart>();

  // A long form is drawn in slices, so that a press meanwhile is not kept waiting.
  const waits = useDeferredValue(isPending || rules.isPending || terms.isPending);
  if (waits)
    return (
      <Stack>
        <EntryNotice />
        <FormSkeleton fields={8} />
      </Stack>
    );
  if (first === undefined) {
    return (
      <Stack>
        <EmptyState
          title={t('entry.register.closed.title')}
          description={t('entry.register.closed.text')}
        />
        {links}
      </Stack>
    );
  }
  if (!rules.data || !terms.data) {
    return (
      <Stack>
        <ErrorState
          title={t('entry.register.failed')}
          {...(why === undefined ? {} : { description: why })}
          retryLabel={t('common.retry')}
          busy={rules.isFetching || terms.isFetching}
          onRetry={() => {
            if (!rules.data) void rules.refetch();
            if (!terms.data) void terms.refetch();
          }}
        />
        {links}
      </Stack>
    );
  }
  return (
    <>
      {started && (
        <SocialPlace
          start={started}
          onAnswer={(answer) =>
            login.enter(
              { answer, passwordless: answer.firstTimeLogin, social: true },
              t('ways.arrived'),
            )
          }
          onLeave={() => setStarted(undefined)}
        />
      )}
      {/* Whoever comes back from a provider finds the form as they left it. */}
      <div hidden={started !== undefined}>
        <Stack>
          <EntryNotice />
          <RegisterForm
            setting={setting}
            rules={rules.data}
            terms={terms.data}
            forms={[first, ...others]}
            invited={invited}
            onJoined={({ answer, username }) =>
              login.enter({ answer, username, passwordless: false })
            }
            onTermsRefused={() => void terms.refetch()}
          />
          <SocialButtons onStart={setStarted} />
          {links}
        </Stack>
      </div>
    </>
  );
}
