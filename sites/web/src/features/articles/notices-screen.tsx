import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { ArticlesScreen } from './articles-screen.tsx';

/** The merchant's notices, newest first, and each of them on a page of its own (spec §2). */
export function NoticesScreen() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const query = useQuery({
    ...queries.notices(),
    select: (listed) => ({
      ...listed,
      items: listed.items.map(({ id, ...notice }) => ({ ...notice, id: String(id) })),
    }),
  });
  return (
    <ArticlesScreen
      path="/noticePage"
      title={t('common.notices.title')}
      lead={t('articles.notices.lead')}
      query={query}
    />
  );
}
