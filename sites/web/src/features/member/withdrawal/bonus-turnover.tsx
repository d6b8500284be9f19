import { type Bonus, bonusGiveUp } from '@livery/api/contract/rewards';
import type { ActOutput, ActService } from '@livery/flows/act';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { ProgressBar } from '@livery/ui/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowFailure } from '../../../app/failure-words.ts';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { useActs, useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { ButtonRow, Quiet } from '../../../styles/page.styles.ts';
import { Card } from './withdrawal.styles.ts';

/** How far the turnover of a bonus is, and the way to give the bonus up: with what is lost, and a second press. */
export function BonusTurnover({ bonus, onGivenUp }: { bonus: Bonus; onGivenUp: () => void }) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const cache = useQueryClient();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<FlowFailure>();
  const reason = useFailureWords(failure);
  const { bonusId, name, amount, terms, turnoverDone, expiresAt } = bonus;
  const lang = foreignLang(bonus.language, language.code);

  const giveUp: ActService<{ bonusId: string }, Bonus> = ({ request, key }, signal) =>
    client.call(bonusGiveUp, request, { signal, idempotencyKey: key });
  function ended(output: ActOutput<Bonus>): void {
    setAsked(false);
    setFailure(output.result === 'done' ? undefined : output.failure);
    // Whatever came of it, the platform's lists say what holds.
    void cache.invalidateQueries({ queryKey: memberKey });
    if (output.result === 'done') onGivenUp();
  }

  if (unanswered && acts.act) return <Unanswered act={acts.act} />;
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
      {reason !== undefined && (
        <InlineAlert tone="danger" live="assertive">
          {t('withdrawal.giveUp.refused', { reason })}
        </InlineAlert>
      )}
      {asked ? (
        <>
          <p>
            <strong {...lang}>{t('withdrawal.giveUp.title', { name })}</strong>{' '}
            {t('withdrawal.giveUp.text', { amount: format.money(amount) })}
          </p>
          <ButtonRow>
            <Button
              variant="primary"
              busy={acts.act !== undefined}
              onClick={() => acts.run(giveUp, { bonusId }, ended)}
            >
              {t('withdrawal.giveUp')}
            </Button>
            <Button disabled={acts.act !== undefined} onClick={() => setAsked(false)}>
              {t('withdrawal.giveUp.keep')}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <ButtonRow>
          <Button onClick={() => setAsked(true)}>{t('withdrawal.giveUp')}</Button>
        </ButtonRow>
      )}
    </Card>
  );
}
