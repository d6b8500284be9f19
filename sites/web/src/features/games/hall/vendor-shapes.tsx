import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { VendorRow } from './hall-screen.styles.ts';

/** As many as fill a strip without arrows (spec §9). */
const expected = 7;

/** The shape of a strip of vendors. */
export function VendorShapes() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <VendorRow>
        {Array.from({ length: expected }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
          <Skeleton key={place} shape="square" />
        ))}
      </VendorRow>
    </SkeletonGroup>
  );
}
