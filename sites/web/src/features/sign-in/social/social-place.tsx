import type { LoginAnswer } from '@livery/flows/login';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import type { SocialStart } from './social-buttons.tsx';

interface SocialPlaceProps {
  readonly start: SocialStart;
  readonly goesTo?: string | undefined;
  readonly onAnswer: (answer: LoginAnswer) => void;
  readonly onLeave: () => void;
}

/** The place of a sign-in through a provider, whose code loads with the first one. See `SocialPanel`. */
export const SocialPlace = lazyPart<SocialPlaceProps>(
  'social sign-in',
  async () => (await import('./social-panel.tsx')).SocialPanel,
  { loading: SocialLoading, failed: SocialFailed },
);

function SocialLoading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('ways.social.loading')}>
      <Stack>
        <Skeleton shape="text" />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  );
}

function SocialFailed({ start, onLeave, retry }: SocialPlaceProps & { retry: () => void }) {
  const { t } = useTranslation();
  const popup = 'popup' in start ? start.popup : null;
  // The provider's window is still blank, and would hide this.
  useEffect(() => popup?.close(), [popup]);
  return (
    <Stack>
      <ErrorState
        title={t('ways.social.failed')}
        description={t('common.load.failed')}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
      <Button onClick={onLeave}>{t('ways.social.back')}</Button>
    </Stack>
  );
}
