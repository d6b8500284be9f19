import { jackpotValue } from '@livery/api';
import { jackpotFeed } from '@livery/api/contract/games';
import { foreignLang } from '@livery/i18n';
import { resolve } from '@livery/merchant/settings';
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

/**
 * The jackpot counter (spec §4, §9): the platform's own where the merchant has a feed, else an illustration, labelled so. A licensed
 * merchant without a feed has none.
 */
export function Jackpot({
  label,
  illustrationLabel,
}: {
  label: string;
  illustrationLabel: string;
}) {
  const { jackpot, profile } = useServices().site.merchant;
  if (jackpot.feed) return <FeedJackpot label={label} />;
  if (profile === 'licensed') return null;
  return <IllustrationJackpot label={label} illustrationLabel={illustrationLabel} />;
}

/** Computed from the platform's time, so that tabs and reloads agree. */
function IllustrationJackpot(labels: { label: string; illustrationLabel: string }) {
  const { site, client, format } = useServices();
  const amount = useCallback(() => {
    const { merchant } = site;
    const terms = {
      start: resolve('jackpotStart', { merchant }),
      step: resolve('jackpotStep', { merchant }),
      epoch: Date.parse(merchant.jackpot.epoch),
    };
    const decimals = resolve('currencyDecimals', { merchant });
    return format.money(jackpotValue(client.serverNow(), terms, decimals));
  }, [site, client, format]);
  return <JackpotTicker amount={amount} now={client.serverNow} {...labels} />;
}

/** With the game that pays it, its time and the way to its rules; nothing while the platform has none or cannot say. */
function FeedJackpot({ label }: { label: string }) {
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
  if (isError || data === null) return null;
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
