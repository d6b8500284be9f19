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
import { LotteryGrid } from './home-screen.styles.ts';

/** Two full rows on a desktop. */
const shown = 8;

/** Below the first window: their code comes when the visitor comes near, and their room is kept. */
const cardsQuery = codeQuery(
  'lottery cards',
  async () => (await import('./lottery-cards.tsx')).LotteryCards,
);

/** Popular lotteries: latest result and a live countdown; asked again when a draw ends. */
export function Lotteries() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const lotteries = useQuery(queries.lotteries());
  const { place, code } = useCodeWhenNear(cardsQuery);
  const Cards = code.data;
  const at = lotteries.data?.at ?? 0;
  return (
    <Anchored id="lotteries" ref={place}>
      <Section title={t('home.lotteries.title')} action={<AsOf listed={lotteries.data} />}>
        <ListBlock
          query={withCode(lotteries, code)}
          skeleton={<LotteriesSkeleton />}
          empty={{ title: t('home.lotteries.empty.title'), text: t('home.lotteries.empty.text') }}
          failure={t('home.lotteries.error')}
        >
          {(games) => Cards && <Cards games={games.slice(0, shown)} at={at} />}
        </ListBlock>
      </Section>
    </Anchored>
  );
}

function LotteriesSkeleton() {
  return (
    <LotteryGrid as="div">
      {Array.from({ length: shown }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
        <Skeleton key={place} shape="block" />
      ))}
    </LotteryGrid>
  );
}
