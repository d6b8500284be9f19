import type { RequestOf, ValueOf } from '@livery/api';
import { type Bonus, bonusClaim } from '@livery/api/contract/rewards';
import type { ActService } from '@livery/flows/act';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowFailure } from '../../../app/failure-words.ts';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { useActs, useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Acts } from '../../../form/panel.styles.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { useOfferedBonuses } from './bonus-choice.tsx';
import { BonusTerms } from './bonus-terms.tsx';
import { useDepositAddress } from './use-deposit-address.ts';

type Outcome = 'done' | 'unknown' | FlowFailure;

/** The bonus that was chosen beside the deposit, with its terms: claimed by a press of its own, or left. */
export function BonusClaim() {
  const { t } = useTranslation();
  const { address } = useDepositAddress();
  const bonus = useOfferedBonuses().find(({ bonusId }) => bonusId === address.show);
  // Once it is claimed it is no longer offered; what was offered stays to say so.
  const [shown, setShown] = useState(bonus);
  const [outcome, setOutcome] = useState<Outcome>();
  if (bonus && bonus !== shown) setShown(bonus);
  if (outcome === 'done') {
    return (
      <InlineAlert tone="success" live="polite">
        {t('deposit.bonus.claimed')}
      </InlineAlert>
    );
  }
  return shown ? <Claim bonus={shown} outcome={outcome} onOutcome={setOutcome} /> : null;
}

function Claim({
  bonus,
  outcome,
  onOutcome,
}: {
  bonus: Bonus;
  outcome: Outcome | undefined;
  onOutcome: (outcome: Outcome | undefined) => void;
}) {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const cache = useQueryClient();
  const { address, replace } = useDepositAddress();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const reason = useFailureWords(typeof outcome === 'object' ? outcome : undefined);
  const claim: ActService<RequestOf<typeof bonusClaim>, ValueOf<typeof bonusClaim>> = (
    { request, key },
    signal,
  ) => client.call(bonusClaim, request, { signal, idempotencyKey: key });
  const press = () => {
    onOutcome(undefined);
    acts.run(claim, { bonusId: bonus.bonusId }, (output) => {
      onOutcome(output.result === 'refused' ? output.failure : output.result);
      void cache.invalidateQueries({ queryKey: memberKey });
    });
  };
  return (
    <>
      <h3 {...foreignLang(bonus.language, language.code)}>{bonus.name}</h3>
      <BonusTerms bonus={bonus} />
      {unanswered && acts.act && <Unanswered act={acts.act} />}
      {outcome === 'unknown' && (
        <InlineAlert tone="warning" live="assertive">
          {t('deposit.bonus.unknown')}
        </InlineAlert>
      )}
      {reason !== undefined && (
        <InlineAlert tone="danger" live="assertive">
          {t('deposit.refused', { reason })}
        </InlineAlert>
      )}
      {!unanswered && (
        <Acts>
          <Button variant="primary" busy={acts.act !== undefined} onClick={press}>
            {t('deposit.bonus.claim')}
          </Button>
          <Button onClick={() => replace({ ...address, show: undefined })}>
            {t('deposit.bonus.leave')}
          </Button>
        </Acts>
      )}
    </>
  );
}
