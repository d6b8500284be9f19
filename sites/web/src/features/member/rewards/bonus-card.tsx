import { type Bonus, bonusClaim, bonusGiveUp } from '@livery/api/contract/rewards';
import { foreignLang } from '@livery/i18n';
import { Badge } from '@livery/ui/badge';
import { ProgressBar } from '@livery/ui/progress';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ActButton } from '../../../form/act-button.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { BonusTerms } from '../deposit/bonus-terms.tsx';
import { Thing, ThingHead } from './rewards.styles.ts';

const tones = {
  available: 'warning',
  active: 'info',
  completed: 'success',
  expired: 'neutral',
  givenUp: 'neutral',
} as const satisfies Record<Bonus['state'], string>;

/**
 * A bonus with its terms, its state and what can be done with it.
 *
 * @param props.level of its name among the headings
 * @param props.source says what kind of thing it is, among others
 */
export function BonusCard({
  bonus,
  level = 2,
  source,
}: {
  bonus: Bonus;
  level?: 2 | 3;
  source?: string;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const { bonusId, name, state, amount, terms, turnoverDone, expiresAt, endedAt } = bonus;
  return (
    <Thing>
      <ThingHead>
        <Heading {...foreignLang(bonus.language, language.code)}>{name}</Heading>
        <Badge tone={tones[state]}>{t(`rewards.bonus.${state}`)}</Badge>
      </ThingHead>
      {source && <Quiet>{source}</Quiet>}
      {state === 'active' && (
        <ProgressBar
          label={t('rewards.bonus.turnover', { name })}
          value={Number(turnoverDone)}
          max={Number(terms.turnover)}
          text={t('rewards.of', {
            done: format.money(turnoverDone),
            all: format.money(terms.turnover),
          })}
        />
      )}
      {state === 'active' && expiresAt !== undefined && (
        <Quiet>{t('rewards.bonus.until', { time: format.dateTime(expiresAt) })}</Quiet>
      )}
      {endedAt !== undefined && (
        <Quiet>{t('rewards.bonus.ended', { time: format.dateTime(endedAt) })}</Quiet>
      )}
      {/* The main terms stand beside the button that they hold for. */}
      <BonusTerms bonus={bonus} />
      <ActButton
        offered={state === 'available'}
        label={t('rewards.claim')}
        name={name}
        request={{ bonusId }}
        service={({ request, key }, signal) =>
          client.call(bonusClaim, request, { signal, idempotencyKey: key })
        }
        done={() => t('rewards.bonus.claimed')}
      />
      <ActButton
        offered={state === 'active'}
        variant="neutral"
        label={t('rewards.giveUp')}
        name={name}
        ask={{ text: t('rewards.giveUp.ask', { amount: format.money(amount) }) }}
        request={{ bonusId }}
        service={({ request, key }, signal) =>
          client.call(bonusGiveUp, request, { signal, idempotencyKey: key })
        }
        done={() => t('rewards.giveUp.done')}
      />
    </Thing>
  );
}
