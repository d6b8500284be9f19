import { foreignLang } from '@livery/i18n';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import { WinnerBoard } from '@livery/ui/winner-board';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../app/as-of.tsx';
import { ListBlock } from '../../app/list-block.tsx';
import { useServices } from '../../app/services.tsx';
import { Anchored, RowSkeleton } from './home-screen.styles.ts';

/** Winners on one page of the board (spec §9). */
const perPage = 5;

/** The winner board: five a page, sample data labelled so, names as the platform masked them. */
export function Winners() {
  const { t } = useTranslation();
  const { queries, format, language } = useServices();
  const winners = useQuery(queries.winners());
  return (
    <Anchored id="winners">
      <Section title={t('home.winners.title')} action={<AsOf listed={winners.data} />}>
        <ListBlock
          query={winners}
          skeleton={<WinnersSkeleton />}
          empty={{ title: t('home.winners.empty.title'), text: t('home.winners.empty.text') }}
          failure={t('home.winners.error')}
        >
          {(entries) => (
            <WinnerBoard
              label={t('home.winners.title')}
              perPage={perPage}
              winners={entries.map(({ vo }) => ({
                id: vo.recordId,
                icon: vo.iconUrl,
                name: vo.customerName,
                amount: format.money(vo.winAmount),
                game: vo.gameName,
                gameLang: foreignLang(vo.language, language.code).lang,
              }))}
              {...(entries.some(({ vo }) => vo.sample)
                ? { sampleLabel: t('home.winners.sample') }
                : {})}
              labels={{
                previous: t('home.winners.previous'),
                next: t('home.winners.next'),
                page: (page, pages) => t('home.winners.page', { page, pages }),
              }}
            />
          )}
        </ListBlock>
      </Section>
    </Anchored>
  );
}

function WinnersSkeleton() {
  return (
    <RowSkeleton>
      {Array.from({ length: perPage }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
        <Skeleton key={place} shape="control" />
      ))}
    </RowSkeleton>
  );
}
