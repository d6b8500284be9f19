import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Article, Banner, List } from './promotions.styles.ts';

/** As many as a first window shows. */
const shapes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of the promotions that come. */
export function CardShapes() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <List as="div">
        {shapes.map((each) => (
          <Article key={each} as="div">
            <Banner />
            <Skeleton shape="title" extent="half" />
            <Skeleton shape="text" />
            <Skeleton shape="text" extent="most" />
            <Skeleton shape="text" extent="half" />
          </Article>
        ))}
      </List>
    </SkeletonGroup>
  );
}
