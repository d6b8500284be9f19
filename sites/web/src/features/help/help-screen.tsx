import { helpCentre } from '@livery/api/contract/support';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../app/as-of.tsx';
import { usePageTitle } from '../../app/page-title.ts';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { Head, Page, Side } from '../../styles/page.styles.ts';
import { PageBanners } from '../banners/index.ts';
import { ServiceBlock } from '../customer-service/index.ts';
import { findArticles } from './find-articles.ts';
import { HelpArticles } from './help-articles.tsx';
import { HelpSearch } from './help-search.tsx';
import { HelpSkeleton } from './help-skeleton.tsx';
import { TermsPopup } from './terms-popup.tsx';

/** The address's fragment under which the terms are (spec §2). */
const termsId = 'term';

/**
 * The help centre (spec §2): what the merchant's platform answers beforehand, by subject, with the service beside it. The fragment of the
 * address opens an article; that of the terms shows them over the page as well.
 */
export function HelpScreen() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const query = useQuery(queries.list(helpCentre, {}));
  const { data, isPending } = query;
  const wanted = useRouterState({ select: ({ location }) => location.hash });
  usePageTitle(t('help.title'));
  const [term, setTerm] = useState('');
  const articles = data?.items.articles ?? [];
  const terms = articles.find(({ articleId }) => articleId === termsId);
  const found = term.trim() === '' ? undefined : findArticles(articles, term, articles.length);
  return (
    <Page>
      <Head>
        <h1>{t('help.title')}</h1>
        <p>{t('help.lead')}</p>
      </Head>
      <Side>
        <div>
          <HelpSearch term={term} onTerm={setTerm} found={data && found?.length} />
          <AsOf listed={data} />
          {isPending && <HelpSkeleton />}
          {!isPending && !data && <QueryFailed title={t('help.failed')} query={query} />}
          {data && found?.length !== 0 && (
            <HelpArticles articles={found ?? articles} wanted={wanted} />
          )}
        </div>
        {/* Answers come first: the banner would be the largest thing in the window, and it comes last of all. */}
        <div>
          <PageBanners group="help" single />
          <ServiceBlock />
        </div>
      </Side>
      {terms && <TermsPopup terms={terms} asked={wanted === termsId} />}
    </Page>
  );
}
