import { type Bonus, bonusGiveUp } from '@livery/api/contract/rewards';
import { foreignLang } from '@livery/i18n';
import { ProgressBar } from '@livery/ui/progress';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ActButton } from '../../../form/act-button.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { Card } from './withdrawal.styles.ts';

/** How far the turnover of a bonus is, and the way to give the bonus up: with what is lost, and a second press. */
export function BonusTurnover({ bonus, onGivenUp }: { bonus: Bonus; onGivenUp: () => void }) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const { bonusId, name, amount, terms, turnoverDone, expiresAt } = bonus;
  return (
    <Card>
      <ProgressBar
        label={t('withdrawal.turnover', { name })}
        value={Number(turnoverDone)}
        max={Number(terms.turnover)}
        text={t('withdrawal.turnover.text', {
          done: format.money(turnoverDone),
          all: format.money(terms.turnover),
        })}
      />
      {expiresAt !== undefined && (
        <Quiet>{t('withdrawal.turnover.until', { date: format.dateTime(expiresAt) })}</Quiet>
      )}
      <ActButton
        variant="neutral"
        label={t('withdrawal.giveUp')}
        name={name}
        ask={{
          text: (
            <>
              <strong {...foreignLang(bonus.language, language.code)}>
                {t('withdrawal.giveUp.title', { name })}
              </strong>{' '}
              {t('withdrawal.giveUp.text', { amount: format.money(amount) })}
            </>
          ),
          yes: t('withdrawal.giveUp'),
          no: t('withdrawal.giveUp.keep'),
        }}
        request={{ bonusId }}
        service={({ request, key }, signal) =>
          client.call(bonusGiveUp, request, { signal, idempotencyKey: key })
        }
        done={() => t('withdrawal.giveUp.done')}
        refused={(reason) => t('withdrawal.giveUp.refused', { reason })}
        onDone={onGivenUp}
      />
    </Card>
  );
}
