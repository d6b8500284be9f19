import type { Chance } from '@livery/api/contract/chances';
import { isMore } from '@livery/flows/amount';
import { foreignLang } from '@livery/i18n';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Line, List, Names } from '../transfer/transfer.styles.ts';

/** Chances that were over before this visit, and what came of each. */
export function Earlier({ list }: { list: readonly Chance[] }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  if (list.length === 0) return null;
  return (
    <>
      <h3>{t('prizes.earlier')}</h3>
      <List aria-label={t('prizes.earlier')}>
        {list.map(({ chanceId, kind, from, language: spoken, until, outcome }) => (
          <Line key={chanceId}>
            <Names>
              <strong>{t(`prizes.${kind}`)}</strong>
              <span {...foreignLang(spoken, language.code)}>{from}</span>
              <span>{format.dateTime(outcome?.time ?? until)}</span>
              {outcome && <span>{outcome.reference}</span>}
            </Names>
            <b>
              {!outcome && t('prizes.expired')}
              {outcome &&
                (isMore(outcome.amount, '0')
                  ? format.money(outcome.amount)
                  : t('promotions.raffle.nothing'))}
            </b>
          </Line>
        ))}
      </List>
    </>
  );
}
