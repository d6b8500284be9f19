import { foreignLang } from '@livery/i18n';
import { DateText } from '@livery/ui/date-text';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../app/as-of.tsx';
import { Loaded } from '../../app/loaded.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { PlatformText } from '../../app/platform-text.tsx';
import type { Listed } from '../../app/queries.ts';
import { useServices } from '../../app/services.tsx';
import { SiteButton } from '../../app/site-link.tsx';
import { Page, Quiet, Side } from '../../styles/page.styles.ts';
import type { Article, ArticlePath } from './article.ts';
import { ArticleList } from './article-list.tsx';
import { Text } from './articles.styles.ts';

/**
 * Things to read: the list of them, or the one that the address's search names, with the others beside it.
 *
 * @param props.path the address of the list
 * @param props.title names the list, and the page while none is chosen
 */
export function ArticlesScreen({
  path,
  title,
  lead,
  query,
}: {
  path: ArticlePath;
  title: string;
  lead: string;
  query: UseQueryResult<Listed<readonly Article[]>>;
}) {
  const { t } = useTranslation();
  const { language, format } = useServices();
  const { id } = useSearch({ from: path });
  const articles = query.data?.items;
  const article = articles?.find((each) => each.id === id);
  const lang = article && foreignLang(article.language, language.code).lang;
  const publishTime = article?.publishTime;
  return (
    <Page>
      <PageHead
        title={article?.title ?? title}
        lang={lang}
        lead={
          publishTime === undefined ? (
            lead
          ) : (
            <DateText at={publishTime} format={format.dateTime} missingLabel="" />
          )
        }
      />
      <AsOf listed={query.data} />
      <Loaded query={query} loading={t('articles.loading')} failed={t('articles.failed')}>
        {({ items }) => {
          if (id === undefined) return <ArticleList path={path} articles={items} />;
          const others = items.filter((each) => each.id !== id);
          return (
            <Side>
              <div>
                {article ? (
                  <Text>
                    {article.summary && <Quiet lang={lang}>{article.summary}</Quiet>}
                    <PlatformText html={article.content} language={article.language} />
                  </Text>
                ) : (
                  <EmptyState
                    icon="info"
                    title={t('articles.gone.title')}
                    description={t('articles.gone.text')}
                  />
                )}
                <div>
                  <SiteButton to={path}>{t('articles.back')}</SiteButton>
                </div>
              </div>
              {others.length > 0 && (
                <Section title={t('articles.others')}>
                  <ArticleList path={path} articles={others.slice(0, 4)} narrow />
                </Section>
              )}
            </Side>
          );
        }}
      </Loaded>
    </Page>
  );
}
