import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { SearchDialog, type SearchOption } from '@livery/ui/search-dialog';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../app/presence.ts';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { useSession } from '../session/index.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';
import { Below } from './site-search.styles.ts';
import { useSearch } from './use-search.tsx';

/** Begins the id of an option that is a search to be repeated. */
const again = 'again ';

/** One search for games, providers, lotteries and the help centre, over any page. */
export function SiteSearch({ dialog: _, ...presence }: DialogProps<'search'>) {
  const { t } = useTranslation();
  const { dialogs, format, storage } = useServices();
  const router = useRouter();
  const session = useSession();
  const member =
    session.kind === 'guest' ? undefined : (session.record.username ?? session.record.account);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(() => recentSearches(storage, member));
  const { term, groups, count, isBusy, failure, retry } = useSearch(typed);
  const why = useFailureWords(failure);

  const isIdle = term === '';
  const isEmpty = count === 0 && !isBusy;
  const status = isIdle
    ? ''
    : isBusy
      ? t('around.search.searching')
      : count === 0
        ? t('around.search.none.title', { text: term })
        : t('around.search.found', { count, formatted: format.number(count) });

  const choose = ({ id }: SearchOption) => {
    if (id.startsWith(again)) setTyped(id.slice(again.length));
    else keepSearch(storage, member, term);
  };
  const before = {
    id: 'recent',
    title: t('around.search.recent'),
    options: recent.map((text) => ({ id: again + text, label: text, picture: 'clock' as const })),
  };
  return (
    <SearchDialog
      {...presence}
      label={t('around.search.title')}
      placeholder={t('around.search.placeholder')}
      closeLabel={t('around.search.close')}
      clearLabel={t('around.search.clear')}
      resultsLabel={t('around.search.results')}
      value={typed}
      onChange={setTyped}
      groups={isIdle ? [before, ...groups] : groups}
      status={status}
      busy={isBusy}
      onChoose={choose}
      onGo={(href) => {
        dialogs.close();
        void router.navigate({ href });
      }}
      onClose={dialogs.close}
    >
      <Below>
        {isBusy && count === 0 && (
          <SkeletonGroup label={t('around.search.searching')}>
            <Skeleton shape="text" extent="most" />
            <Skeleton shape="text" extent="half" />
            <Skeleton shape="text" extent="most" />
          </SkeletonGroup>
        )}
        {failure && !isBusy && (
          <ErrorState
            title={t('around.search.failed')}
            {...(why === undefined ? {} : { description: why })}
            retryLabel={t('common.retry')}
            onRetry={retry}
          />
        )}
        {isEmpty && !isIdle && !failure && (
          <EmptyState
            icon="search"
            title={t('around.search.none.title', { text: term })}
            description={t('around.search.none.text')}
          />
        )}
        {isIdle && recent.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              forgetSearches(storage, member);
              setRecent([]);
            }}
          >
            {t('around.search.forget')}
          </Button>
        )}
      </Below>
    </SearchDialog>
  );
}
