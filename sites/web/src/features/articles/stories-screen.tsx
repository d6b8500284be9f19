import { stories } from '@livery/api/contract/content';
import { gameAnnouncements } from '@livery/api/contract/game-list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnLocation } from '../../app/own-location.ts';
import { askList, type Listed, listQuery } from '../../app/queries.ts';
import { useServices } from '../../app/services.tsx';
import type { Article } from './article.ts';
import { ArticlesScreen } from './articles-screen.tsx';

/** News at `/news`, longer pieces at `/blog`; each has an address of its own. */
export function StoriesScreen() {
  const kind = useOwnLocation().pathname.startsWith('/blog') ? 'blog' : 'news';
  const { t } = useTranslation();
  const { site } = useServices();
  return (
    <ArticlesScreen
      path={`/${kind}`}
      title={t(`articles.${kind}.title`)}
      lead={t(`articles.${kind}.lead`, { site: site.merchant.name })}
      query={useStories(kind)}
    />
  );
}

/** The merchant's pieces of a kind, newest first. Among the news are those about games (spec §7); without them the others stand alone. */
function useStories(kind: 'news' | 'blog') {
  const { client, storage, site, language } = useServices();
  const parts = { client, storage, merchantCode: site.merchant.code, language: language.code };
  const list = listQuery(parts, stories, { kind }, kind);
  return useQuery({
    queryKey: [...list.queryKey, 'page'],
    queryFn: async ({ signal }): Promise<Listed<readonly Article[]>> => {
      const [listed, told] = await Promise.all([
        askList(parts, stories, { kind }, kind, signal),
        kind === 'news' ? client.call(gameAnnouncements, {}, { signal }).catch(() => []) : [],
      ]);
      const items: Article[] = [
        ...listed.items.map(({ storyId, ...story }) => ({ ...story, id: storyId })),
        // Their numbers are of another list, and their text is no HTML.
        ...told.map(({ id, title, content, publishTime, language: written }) => ({
          id: `G${id}`,
          title,
          summary: content,
          content: content.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
          publishTime,
          language: written,
        })),
      ];
      return {
        ...listed,
        items: items.sort((one, other) => (other.publishTime ?? 0) - (one.publishTime ?? 0)),
      };
    },
    staleTime: list.staleTime,
  });
}
