import { announcements } from '@livery/api/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownerKey } from '../../app/owner-key.ts';
import type { Listed } from '../../app/queries.ts';
import { useServices } from '../../app/services.tsx';
import { useHolder } from '../session/index.ts';
import type { Article } from './article.ts';
import { ArticlesScreen } from './articles-screen.tsx';

/** The merchant's notices and announcements, newest first, and each of them on a page of its own (spec §2, §7). */
export function NoticesScreen() {
  const { t } = useTranslation();
  return (
    <ArticlesScreen
      path="/noticePage"
      title={t('common.notices.title')}
      lead={t('articles.notices.lead')}
      query={useNotices()}
    />
  );
}

/** Notices are for everybody; announcements are asked for as the member, who may be shown fewer. Without them the notices stand alone. */
function useNotices() {
  const cache = useQueryClient();
  const { client, queries, language } = useServices();
  const { signedIn } = useHolder();
  return useQuery({
    queryKey: [...ownerKey(signedIn), 'notice page', language.code],
    queryFn: async ({ signal }): Promise<Listed<readonly Article[]>> => {
      const [listed, told] = await Promise.all([
        cache.fetchQuery(queries.notices()),
        client.call(announcements, {}, { signal }).catch(() => []),
      ]);
      const items: Article[] = [
        ...listed.items.map(({ id, ...notice }) => ({ ...notice, id: String(id) })),
        // Their numbers are of another list.
        ...told.map(({ id, ...announcement }) => ({ ...announcement, id: `A${id}` })),
      ];
      return {
        ...listed,
        items: items.sort((one, other) => (other.publishTime ?? 0) - (one.publishTime ?? 0)),
      };
    },
  });
}
