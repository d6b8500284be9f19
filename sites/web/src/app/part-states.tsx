import { ErrorState } from '@livery/ui/error-state';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';

/** The shape of a part of a page, such as a form, whose code or data is on its way. */
function PartLoading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <Skeleton shape="text" extent="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** In place of a part whose code did not come. */
function PartFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <ErrorState title={t('common.load.failed')} retryLabel={t('common.retry')} onRetry={retry} />
  );
}

/** What stands in the place of a `lazyPart` that fills a part of a page. */
export const partStates = { loading: PartLoading, failed: PartFailed };
