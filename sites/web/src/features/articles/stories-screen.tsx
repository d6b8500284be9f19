import { stories } from '@livery/api/contract/content';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listQuery } from '../../app/queries.ts';
import { useServices } from '../../app/services.tsx';
import { ArticlesScreen } from './articles-screen.tsx';

/** News at `/news`, longer pieces at `/blog`; each has an address of its own. */
export function StoriesScreen() {
  const kind = useRouterState({
    select: ({ location }) => (location.pathname.startsWith('/blog') ? 'blog' : 'news'),
  });
  const { t } = useTranslation();
  const { client, storage, site, language } = useServices();
  const { code: merchantCode, name } = site.merchant;
  const parts = { client, storage, merchantCode, language: language.code };
  const query = useQuery({
    ...listQuery(parts, stories, { kind }, kind),
    select: (listed) => ({
      ...listed,
      items: listed.items.map(({ storyId, ...story }) => ({ ...story, id: storyId })),
    }),
  });
  return (
    <ArticlesScreen
      path={`/${kind}`}
      title={t(`articles.${kind}.title`)}
      lead={t(`articles.${kind}.lead`, { site: name })}
      query={query}
    />
  );
}
