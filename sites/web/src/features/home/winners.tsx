import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../app/as-of.tsx';
import { codeQuery } from '../../app/code-query.ts';
import { ListBlock, withCode } from '../../app/list-block.tsx';
import { useServices } from '../../app/services.tsx';
import { useCodeWhenNear } from '../../app/use-code-when-near.ts';
import { Anchored } from '../../styles/anchored.ts';
import { RowSkeleton, winnersPerPage } from './home-screen.styles.ts';

/** Below the first window: its code comes when the visitor comes near, and its room is kept. */
const rowsQuery = codeQuery(
  'winner board',
  async () => (await import('./winner-rows.tsx')).WinnerRows,
);

/** The latest winners, five a page. */
export function Winners() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const winners = useQuery(queries.winners());
  const { place, code } = useCodeWhenNear(rowsQuery);
  const Rows = code.data;
  return (
    <Anchored id="winners" ref={place}>
      <Section title={t('home.winners.title')} action={<AsOf listed={winners.data} />}>
        <ListBlock
          query={withCode(winners, code)}
          skeleton={<WinnersSkeleton />}
          empty={{ title: t('home.winners.empty.title'), text: t('home.winners.empty.text') }}
          failure={t('home.winners.error')}
        >
          {(entries) => Rows && <Rows entries={entries} />}
        </ListBlock>
      </Section>
    </Anchored>
  );
}

function WinnersSkeleton() {
  return (
    <RowSkeleton>
      {Array.from({ length: winnersPerPage }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
        <Skeleton key={place} shape="control" />
      ))}
    </RowSkeleton>
  );
}
