import type { HelpArticle } from '@livery/api/contract/support';
import { foreignLang } from '@livery/i18n';
import { Accordion } from '@livery/ui/accordion';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '../../app/platform-text.tsx';
import { useServices } from '../../app/services.tsx';
import { Anchor, Dated } from './help-screen.styles.ts';
import { InForce } from './in-force.tsx';

/** Subjects in the order in which people ask. */
const categories = [
  'ACCOUNT',
  'MONEY',
  'PLAY',
  'RULES',
] as const satisfies readonly HelpArticle['category'][];

/**
 * Articles by subject, each behind its title and in the platform's order; a subject without any has no heading.
 *
 * @param props.wanted the id of the one that is open from the start, and in sight
 */
export function HelpArticles({
  articles,
  wanted,
}: {
  articles: readonly HelpArticle[];
  wanted: string;
}) {
  const { t } = useTranslation();
  const { language } = useServices();
  const found = useRef<HTMLSpanElement>(null);
  const has = articles.some(({ articleId }) => articleId === wanted);
  useEffect(() => {
    // The browser has looked for it before the articles were there.
    if (has) found.current?.scrollIntoView();
  }, [has]);
  if (articles.length === 0) {
    return <EmptyState icon="info" title={t('help.empty')} description={t('help.emptyText')} />;
  }
  return categories.map((category) => {
    const own = articles.filter((article) => article.category === category);
    if (own.length === 0) return null;
    return (
      <Section key={category} title={t(`help.category.${category}`)}>
        <Accordion
          items={own.map((article) => ({
            id: article.articleId,
            open: article.articleId === wanted,
            title: (
              <Anchor
                id={article.articleId}
                ref={article.articleId === wanted ? found : undefined}
                {...foreignLang(article.language, language.code)}
              >
                {article.title}
              </Anchor>
            ),
            content: (
              <Dated>
                <InForce article={article} />
                <PlatformText html={article.content} language={article.language} />
              </Dated>
            ),
          }))}
        />
      </Section>
    );
  });
}
