import type { Promotion } from '@livery/api/contract/promotions';
import { isMore } from '@livery/flows/amount';
import type { MessageId } from '@livery/i18n';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';

type Termed = Pick<
  Promotion,
  'activity' | 'reward' | 'terms' | 'startTime' | 'endTime' | 'language'
>;

/** Names of the game types that a promotion may leave out. */
const gameWords: Readonly<Record<string, MessageId>> = {
  RNG: 'halls.type.RNG',
  LIVE: 'halls.type.LIVE',
  FISH: 'halls.type.FISH',
  PVP: 'halls.type.PVP',
  SPORTS: 'halls.type.SPORTS',
  ESPORTS: 'halls.type.ESPORTS',
  ELOTT: 'halls.type.ELOTT',
  LOTT: 'common.nav.lotteries',
  COCKFIGHT: 'halls.type.COCKFIGHT',
  MINI: 'halls.type.MINI',
};

/** The main terms in a few words each, for a card. */
export function useShortTerms({ activity, reward, terms }: Termed): string[] {
  const { t } = useTranslation();
  const { format } = useServices();
  const { turnover, claimDays } = terms;
  return [
    t('promotions.short.reward', { amount: format.money(reward) }),
    isMore(turnover, '0')
      ? t('promotions.short.turnover', { amount: format.money(turnover) })
      : t('promotions.short.noTurnover'),
    ...(activity === 'application'
      ? [t('promotions.short.claim', { count: claimDays, formatted: format.number(claimDays) })]
      : []),
  ];
}

/** The main terms of a reward, each with its name, all in account currency (domain.md B2.27). */
export function useMainTerms({ activity, reward, terms, startTime, endTime }: Termed) {
  const { t } = useTranslation();
  const { format } = useServices();
  const { turnover, turnoverDays, claimDays, maxBet, excludedGames } = terms;
  const isHeld = isMore(turnover, '0');
  const days = { count: claimDays, formatted: format.number(claimDays) };
  const left = excludedGames.map((code) => {
    const id = gameWords[code];
    // A type that this site has no name for is named as the platform does.
    return id === undefined ? code : t(id);
  });
  const games = new Intl.ListFormat(format.locale).format(left);
  return [
    { term: t('promotions.term.reward'), value: format.money(reward) },
    {
      term: t('promotions.term.turnover'),
      value: isHeld ? format.money(turnover) : t('promotions.term.turnover.none'),
    },
    ...(isHeld
      ? [{ term: t('promotions.term.turnoverDays'), value: format.number(turnoverDays) }]
      : []),
    { term: t('promotions.term.maxBet'), value: format.money(maxBet) },
    {
      term: t('promotions.term.games'),
      value:
        left.length === 0
          ? t('promotions.term.games.all')
          : t('promotions.term.games.except', { games }),
    },
    ...(activity === 'application'
      ? [{ term: t('promotions.term.claim'), value: t('promotions.term.claim.days', days) }]
      : []),
    {
      term: t('promotions.term.period'),
      value: t('promotions.period', {
        from: format.dateTime(startTime),
        to: format.dateTime(endTime),
      }),
    },
  ];
}
