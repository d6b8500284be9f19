import { foreignLang } from '@livery/i18n';
import { Card } from '@livery/ui/card';
import { DateText } from '@livery/ui/date-text';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { Quiet, Tiles } from '../../styles/page.styles.ts';
import type { Article, ArticlePath } from './article.ts';
import { Entry, EntryTitle } from './articles.styles.ts';

/**
 * Articles as cards, in the platform's order.
 *
 * @param props.narrow one below the other, with their titles alone
 */
export function ArticleList({
  path,
  articles,
  narrow = false,
}: {
  path: ArticlePath;
  articles: readonly Article[];
  narrow?: boolean;
}) {
  const { t } = useTranslation();
  const { language, format } = useServices();
  if (articles.length === 0) {
    return (
      <EmptyState
        icon="megaphone"
        title={t('articles.empty.title')}
        description={t('articles.empty.text')}
      />
    );
  }
  return (
    <Tiles>
      {articles.map(({ id, title, summary, publishTime, language: written }) => {
        const { lang } = foreignLang(written, language.code);
        return (
          <li key={id}>
            <Card variant="outlined" padding={narrow ? 'sm' : 'md'}>
              <Entry>
                <EntryTitle as={narrow ? 'h3' : 'h2'} lang={lang}>
                  <SiteLink to={path} search={{ id }} variant="quiet">
                    {title}
                  </SiteLink>
                </EntryTitle>
                {summary && !narrow && <p lang={lang}>{summary}</p>}
                {publishTime !== undefined && (
                  <Quiet>
                    <DateText at={publishTime} format={format.dateTime} missingLabel="" />
                  </Quiet>
                )}
              </Entry>
            </Card>
          </li>
        );
      })}
    </Tiles>
  );
}
