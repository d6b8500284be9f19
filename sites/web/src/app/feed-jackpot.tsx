import { jackpotFeed } from '@livery/api/contract/games';
import { foreignLang } from '@livery/i18n';
import { JackpotTicker } from '@livery/ui/jackpot-ticker';
import { Link } from '@livery/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from './addresses.ts';
import { pollPeriod } from './poll-period.ts';
import { useServices } from './services.tsx';

/** How often the platform is asked for its jackpot, in milliseconds. */
const feedPeriod = 60_000;

/** The platform's jackpot with the game that pays it, its time and the way to its rules; nothing while the platform has none or has not said. */
export function FeedJackpot({ label }: { label: string }) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const href = useHref();
  const { data, isError } = useQuery({
    queryKey: [jackpotFeed.id, language.code],
    queryFn: ({ signal }) => client.call(jackpotFeed, { language: language.code }, { signal }),
    refetchInterval: () => pollPeriod(feedPeriod),
  });
  const won = data?.amount;
  const amount = useCallback(() => (won === undefined ? '' : format.money(won)), [won, format]);
  // An amount that was read before says when that was.
  if (data === null || (isError && data === undefined)) return null;
  const { game, updatedTime } = data ?? {};
  return (
    <JackpotTicker
      amount={amount}
      now={client.serverNow}
      label={label}
      source={
        game && updatedTime !== undefined ? (
          <>
            <span {...foreignLang(game.language, language.code)}>{game.name}</span>
            <span>{t('common.asOf', { time: format.dateTime(updatedTime) })}</span>
            <Link
              href={href({
                to: '/game',
                search: {
                  gameType: game.gameType,
                  vassalage: game.vassalage,
                  gameCode: String(game.nodeId),
                },
              })}
            >
              {t('common.rules')}
            </Link>
          </>
        ) : (
          '\u00a0'
        )
      }
    />
  );
}
