import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../form/panel.styles.ts';

/**
 * The shape of a form that comes.
 *
 * @param props.fields as many as the form usually has, so that the page below is not pushed down when it comes
 */
export function FormSkeleton({ fields }: { fields: number }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('entry.register.loading')}>
      <Stack>
        {Array.from({ length: fields }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
          <Stack key={place}>
            <Skeleton shape="text" extent="third" />
            <Skeleton shape="control" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
