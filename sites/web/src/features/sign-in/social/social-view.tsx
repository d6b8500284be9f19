import type { SocialProvider } from '@livery/api/social';
import type { SocialView as Social, SocialAgreement } from '@livery/flows/social';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Acts, Stack } from '../../../form/panel.styles.ts';
import { Told } from '../login/login-methods.styles.ts';
import { NewMemberForm } from './new-member-form.tsx';
import { providerWords } from './social-buttons.tsx';

/** A sign-in through a provider as a pure view: where the member is in it, and the ways on from there. */
export function SocialView({
  provider,
  view,
  onStart,
  onRetry,
  onAgree,
  onLeave,
}: {
  provider: SocialProvider;
  view: Social;
  onStart: () => void;
  onRetry: () => void;
  onAgree: (agreement: SocialAgreement) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const failure = useFailureWords(view.failure);
  const name = t(providerWords[provider]);
  const { step } = view;
  if (step === 'asking') {
    return <NewMemberForm failure={view.failure} onAgree={onAgree} onLeave={onLeave} />;
  }
  const retry = step === 'interrupted' ? onRetry : onStart;
  return (
    <Stack>
      {failure ? (
        <ActFailed>{failure}</ActFailed>
      ) : (
        <Told role="status">
          <h2>
            {step === 'awaiting' || step === 'opening'
              ? t('ways.social.awaiting', { provider: name })
              : t('session.login.submitting')}
          </h2>
          {step === 'awaiting' && <p>{t('ways.social.awaitingText')}</p>}
        </Told>
      )}
      <Acts>
        {failure && (
          <Button variant="primary" icon="retry" onClick={retry}>
            {step === 'interrupted'
              ? t('common.retry')
              : t('ways.social.retry', { provider: name })}
          </Button>
        )}
        {step === 'awaiting' && <Button onClick={onStart}>{t('ways.social.again')}</Button>}
        {view.canCancel && (
          <Button variant="quiet" onClick={onLeave}>
            {t('ways.social.back')}
          </Button>
        )}
      </Acts>
    </Stack>
  );
}
