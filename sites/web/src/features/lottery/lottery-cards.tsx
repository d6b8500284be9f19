import type { LotteryGame } from '@livery/api/contract/lottery';
import { foreignLang } from '@livery/i18n';
import { Badge } from '@livery/ui/badge';
import { LotteryCard } from '@livery/ui/lottery-card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { daysIn } from '../../app/days-in.ts';
import { useServices } from '../../app/services.tsx';
import { useDrawLine } from '../../app/use-draw-line.ts';
import { useReturn } from '../../app/use-return.ts';
import { useGuarded, usernameOf, useSession } from '../session/index.ts';
import { Grid, Marks, Star } from './lottery.styles.ts';
import type { LotterySearch } from './lottery-address.ts';
import { lotteryFavourites, toggleLotteryFavourite } from './lottery-lists.ts';

/** Lotteries with result, countdown and the way to their slip; a star keeps one among the member's favourites on this device. */
export function LotteryCards({
  games,
  at,
  search,
}: {
  games: readonly LotteryGame[];
  /** The platform's time of the answer. */
  at: number;
  /** The query of the list, which a slip's address keeps for the way back. */
  search: LotterySearch;
}) {
  const { t } = useTranslation();
  const { client, format, language, storage, session } = useServices();
  const href = useHref();
  const lineOf = useDrawLine();
  const guarded = useGuarded();
  const { opens, place } = useReturn();
  const username = usernameOf(useSession());
  const favouritesOf = (name: string | undefined) => ({
    of: name,
    ids: name === undefined ? [] : lotteryFavourites(storage, name),
  });
  // What another tab keeps is seen with the next visit; another member's are read when they are here.
  const [kept, setKept] = useState(() => favouritesOf(username));
  if (kept.of !== username) setKept(favouritesOf(username));
  const mark = (gameId: string) =>
    guarded(() => {
      const name = usernameOf(session.state());
      if (name === undefined) return;
      setKept({ of: name, ids: toggleLotteryFavourite(storage, name, gameId) });
    });
  return (
    <Grid>
      {games.map((game) => {
        const { gameId, remark, numero, status, instant } = game;
        const { drawAt, lockAt, labels } = lineOf(game, at);
        const { lang } = foreignLang(game.language, language.code);
        return (
          <li key={gameId} ref={place(gameId)}>
            <LotteryCard
              name={remark}
              {...(lang ? { nameLang: lang } : {})}
              numero={numero}
              partial={status === 'partial'}
              drawAt={drawAt}
              lockAt={lockAt}
              now={client.serverNow}
              days={daysIn(format.locale)}
              play={{
                href: href({ to: '/lottery', search: { ...search, gameCode: gameId } }),
                label: t('home.lotteries.bet'),
                onClick: () => opens(gameId),
              }}
              labels={{
                result: t('home.lotteries.result'),
                noResult: t('home.lotteries.noResult'),
                ...labels,
              }}
              badge={
                <Marks>
                  {instant && <Badge>{t('home.lotteries.instant')}</Badge>}
                  <Star
                    icon="star"
                    label={t('lottery.favourite', { name: remark })}
                    aria-pressed={kept.ids.includes(gameId)}
                    onClick={() => mark(gameId)}
                  />
                </Marks>
              }
            />
          </li>
        );
      })}
    </Grid>
  );
}
