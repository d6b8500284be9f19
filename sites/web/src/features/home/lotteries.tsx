import type { LotteryGame } from '@livery/api/contract/lottery';
import { foreignLang } from '@livery/i18n';
import { Badge } from '@livery/ui/badge';
import { LotteryCard } from '@livery/ui/lottery-card';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../app/as-of.tsx';
import { ListBlock } from '../../app/list-block.tsx';
import { useServices } from '../../app/services.tsx';
import { Anchored } from '../../styles/anchored.ts';
import { LotteryGrid } from './home-screen.styles.ts';

/** Two full rows on a desktop. */
const shown = 8;

/** Popular lotteries: latest result and a live countdown; asked again when a draw ends. */
export function Lotteries() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const lotteries = useQuery(queries.lotteries());
  const at = lotteries.data?.at ?? 0;
  return (
    <Anchored id="lotteries">
      <Section title={t('home.lotteries.title')} action={<AsOf listed={lotteries.data} />}>
        <ListBlock
          query={lotteries}
          skeleton={<LotteriesSkeleton />}
          empty={{ title: t('home.lotteries.empty.title'), text: t('home.lotteries.empty.text') }}
          failure={t('home.lotteries.error')}
        >
          {(games) => (
            <LotteryGrid>
              {games.slice(0, shown).map((game) => (
                <li key={game.gameId}>
                  <Lottery game={game} at={at} />
                </li>
              ))}
            </LotteryGrid>
          )}
        </ListBlock>
      </Section>
    </Anchored>
  );
}

/** @param props.at the platform's time of the answer: the game's remaining time counts from there */
function Lottery({ game, at }: { game: LotteryGame; at: number }) {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const foreign = foreignLang(game.language, language.code);
  return (
    <LotteryCard
      name={game.remark}
      {...(foreign.lang ? { nameLang: foreign.lang } : {})}
      numero={game.numero}
      drawAt={game.status === 'void' ? null : at + game.remainTime}
      now={client.serverNow}
      labels={{
        result: t('home.lotteries.result'),
        noResult: t('home.lotteries.noResult'),
        nextDraw: t('home.lotteries.countdown'),
        drawing: t('home.lotteries.drawing'),
        closed: t('home.lotteries.closed'),
      }}
      {...(game.instant ? { badge: <Badge>{t('home.lotteries.instant')}</Badge> } : {})}
    />
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
