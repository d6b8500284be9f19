import type { Bonus } from '@livery/api/contract/rewards';
import { isMore } from '@livery/flows/amount';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';

/** The main terms of a bonus beside the choice of it (domain.md B2.27). */
export function BonusTerms({ bonus: { amount, state, terms, claimUntil } }: { bonus: Bonus }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const { turnover, days, maxBet, excludedGameTypes, blocksWithdrawal } = terms;
  const games = new Intl.ListFormat(format.locale).format(
    excludedGameTypes.map(({ name }) => name),
  );
  return (
    <KeyValueList
      missingLabel={t('deposit.notYet')}
      items={[
        { term: t('deposit.bonus.amount'), value: format.money(amount) },
        {
          term: t('promotions.term.turnover'),
          value: isMore(turnover, '0')
            ? format.money(turnover)
            : t('promotions.term.turnover.none'),
        },
        { term: t('promotions.term.maxBet'), value: format.money(maxBet) },
        {
          term: t('promotions.term.games'),
          value:
            excludedGameTypes.length === 0
              ? t('promotions.term.games.all')
              : t('promotions.term.games.except', { games }),
        },
        { term: t('deposit.bonus.days'), value: format.number(days) },
        ...(state === 'available'
          ? [{ term: t('deposit.bonus.until'), value: format.dateTime(claimUntil) }]
          : []),
        ...(blocksWithdrawal
          ? [{ term: t('promotions.term.withdrawal'), value: t('deposit.bonus.blocks') }]
          : []),
      ]}
    />
  );
}
