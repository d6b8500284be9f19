import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { SkeletonPage } from './page-skeleton.styles.ts';

/** The shape of a page that is not known yet. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonPage>
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton shape="title" extent="half" />
        <Skeleton shape="text" extent="most" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </SkeletonPage>
  );
}
