import { gamesOnPage } from '@livery/flows/game-list';
import { GameGrid } from '@livery/ui/game-card';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';

/** As many shapes as a page has games. */
export function GameShapes() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <div aria-hidden="true">
        <GameGrid>
          {Array.from({ length: gamesOnPage }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
            <GameShape key={place} />
          ))}
        </GameGrid>
      </div>
    </SkeletonGroup>
  );
}

/** The shape of one card. */
export function GameShape() {
  return (
    <>
      <Skeleton shape="cover" />
      <Skeleton shape="text" extent="most" />
      <Skeleton shape="text" extent="half" />
    </>
  );
}
