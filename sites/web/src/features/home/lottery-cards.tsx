import type { LotteryGame } from '@livery/api/contract/lottery';
import { foreignLang } from '@livery/i18n';
import { Badge } from '@livery/ui/badge';
import { LotteryCard } from '@livery/ui/lottery-card';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { daysIn } from '../../app/days-in.ts';
import { useServices } from '../../app/services.tsx';
import { useDrawLine } from '../../app/use-draw-line.ts';
import { LotteryGrid } from './home-screen.styles.ts';

/**
 * Lotteries with their latest result and a live countdown.
 *
 * @param props.at the platform's time of the answer: the games' remaining time counts from there
 */
export function LotteryCards({ games, at }: { games: readonly LotteryGame[]; at: number }) {
  return (
    <LotteryGrid>
      {games.map((game) => (
        <li key={game.gameId}>
          <Lottery game={game} at={at} />
        </li>
      ))}
    </LotteryGrid>
  );
}

function Lottery({ game, at }: { game: LotteryGame; at: number }) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const href = useHref();
  const { drawAt, lockAt, labels } = useDrawLine()(game, at);
  const foreign = foreignLang(game.language, language.code);
  return (
    <LotteryCard
      name={game.remark}
      {...(foreign.lang ? { nameLang: foreign.lang } : {})}
      numero={game.numero}
      partial={game.status === 'partial'}
      drawAt={drawAt}
      lockAt={lockAt}
      now={client.serverNow}
      days={daysIn(format.locale)}
      play={{
        href: href({ to: '/lottery', search: { gameCode: game.gameId } }),
        label: t('home.lotteries.bet'),
      }}
      labels={{
        result: t('home.lotteries.result'),
        noResult: t('home.lotteries.noResult'),
        ...labels,
      }}
      {...(game.instant ? { badge: <Badge>{t('home.lotteries.instant')}</Badge> } : {})}
    />
  );
}
