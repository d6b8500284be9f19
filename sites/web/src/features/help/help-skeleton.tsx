import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Waiting } from './help-screen.styles.ts';

/** The shape of the articles that come. */
export function HelpSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('help.loading')}>
      <Waiting>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((each) => (
          <Waiting key={each}>
            <Skeleton shape="text" extent="third" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Waiting>
        ))}
      </Waiting>
    </SkeletonGroup>
  );
}
