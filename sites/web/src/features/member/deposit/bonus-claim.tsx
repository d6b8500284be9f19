import { bonusClaim } from '@livery/api/contract/rewards';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ActButton } from '../../../form/act-button.tsx';
import { useOfferedBonuses } from './bonus-choice.tsx';
import { BonusTerms } from './bonus-terms.tsx';
import { useDepositAddress } from './use-deposit-address.ts';

/** The bonus that was chosen beside the deposit, with its terms: claimed by a press of its own, or left. */
export function BonusClaim() {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const { address, replace } = useDepositAddress();
  const bonus = useOfferedBonuses().find(({ bonusId }) => bonusId === address.show);
  // Once it is claimed it is no longer offered; what was offered stays, with what came of it.
  const [shown, setShown] = useState(bonus);
  if (bonus && bonus !== shown) setShown(bonus);
  if (!shown) return null;
  return (
    <>
      <h3 {...foreignLang(shown.language, language.code)}>{shown.name}</h3>
      <BonusTerms bonus={shown} />
      <ActButton
        offered={bonus !== undefined}
        label={t('deposit.bonus.claim')}
        name={shown.name}
        request={{ bonusId: shown.bonusId }}
        service={({ request, key }, signal) =>
          client.call(bonusClaim, request, { signal, idempotencyKey: key })
        }
        done={() => t('deposit.bonus.claimed')}
        refused={(reason) => t('deposit.refused', { reason })}
        beside={
          <Button onClick={() => replace({ ...address, show: undefined })}>
            {t('deposit.bonus.leave')}
          </Button>
        }
      />
    </>
  );
}
