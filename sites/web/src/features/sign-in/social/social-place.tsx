import type { LoginAnswer } from '@livery/flows/login';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../../../app/boundary.tsx';
import { lazyComponent } from '../../../app/lazy-component.ts';
import { Stack } from '../../../form/panel.styles.ts';
import type { SocialStart } from './social-buttons.tsx';

const SocialPanel = lazyComponent(
  'social sign-in',
  async () => (await import('./social-panel.tsx')).SocialPanel,
);

/** The place of a sign-in through a provider, whose code loads with the first one. See `SocialPanel`. */
export function SocialPlace({
  start,
  goesTo,
  onAnswer,
  onLeave,
}: {
  start: SocialStart;
  goesTo?: string | undefined;
  onAnswer: (answer: LoginAnswer) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Boundary
      fallback={() => (
        <Stack>
          <ErrorState title={t('ways.social.failed')} description={t('platform.failure.offline')} />
          <Button onClick={onLeave}>{t('ways.social.back')}</Button>
        </Stack>
      )}
    >
      <Suspense
        fallback={
          <SkeletonGroup label={t('ways.social.loading')}>
            <Stack>
              <Skeleton shape="text" />
              <Skeleton shape="control" />
            </Stack>
          </SkeletonGroup>
        }
      >
        <SocialPanel start={start} goesTo={goesTo} onAnswer={onAnswer} onLeave={onLeave} />
      </Suspense>
    </Boundary>
  );
}
