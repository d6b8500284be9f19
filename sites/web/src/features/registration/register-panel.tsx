import { failureOf } from '@livery/api';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerSettingsQuery } from '../../app/registration-rules-query.ts';
import { useServices } from '../../app/services.tsx';
import { useRegistrationForms } from '../../app/site-settings.ts';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { Stack } from '../../form/panel.styles.ts';
import { NoticeBar } from '../entry/entry-notice.tsx';
import { termsQuery } from '../entry/terms-query.ts';
import type { Invitation } from '../session/invitation.ts';
import type { EntranceLogin } from '../sign-in/login/use-entrance.ts';
import { SocialButtons, type SocialStart } from '../sign-in/social/social-buttons.tsx';
import { SocialPlace } from '../sign-in/social/social-place.tsx';
import { RegisterForm } from './register-form.tsx';

/**
 * A registration from its first skeleton to the answer that signs in, in a page or a dialog: settings, rules and terms are asked for at
 * once, and without rules or terms there is no form that could be sent.
 *
 * @param login takes the answer on
 * @param ways other pages, below the form and the providers
 */
export function RegisterPanel({
  login,
  invited,
  ways,
  onHold = () => undefined,
}: {
  login: EntranceLogin;
  invited: Invitation;
  ways: ReactNode;
  onHold?: (held: boolean) => void;
}) {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const { isPending, setting, forms } = useRegistrationForms();
  const rules = useQuery(registerSettingsQuery(client));
  const terms = useQuery(termsQuery(client, language.code));
  const why = useFailureWords(failureOf(rules.error ?? terms.error));
  const [first, ...others] = forms;
  const [started, setStarted] = useState<SocialStart>();

  if (isPending || rules.isPending || terms.isPending) return <FormSkeleton />;
  if (first === undefined) {
    return (
      <Stack>
        <EmptyState
          title={t('entry.register.closed.title')}
          description={t('entry.register.closed.text')}
        />
        {ways}
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
        {ways}
      </Stack>
    );
  }
  return (
    <>
      {started && (
        <SocialPlace
          start={started}
          onAnswer={(answer) =>
            login.enter({ answer, passwordless: answer.firstTimeLogin }, t('ways.arrived'))
          }
          onLeave={() => setStarted(undefined)}
        />
      )}
      {/* Whoever comes back from a provider finds the form as they left it. */}
      <div hidden={started !== undefined}>
        <Stack>
          <NoticeBar />
          <RegisterForm
            setting={setting}
            rules={rules.data}
            terms={terms.data}
            forms={[first, ...others]}
            invited={invited}
            onJoined={({ answer, username }) =>
              login.enter({ answer, username, passwordless: false })
            }
            onHold={onHold}
            onTermsRefused={() => void terms.refetch()}
          />
          <SocialButtons onStart={setStarted} />
          {ways}
        </Stack>
      </div>
    </>
  );
}

/** The shape of the form that comes. */
function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('entry.register.loading')}>
      <Stack>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((each) => (
          <Stack key={each}>
            <Skeleton shape="text" extent="third" />
            <Skeleton shape="control" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
