import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnLocation } from '../../../app/own-location.ts';
import { CentrePage } from '../../centre/index.ts';
import { AskPart } from './ask-part.tsx';
import { OneWithdrawal } from './one-withdrawal.tsx';
import { Recent } from './recent.tsx';

/** Withdrawals (spec §2, withdraw): the request and those before it, or the one whose reference is in the address. */
export function WithdrawScreen() {
  const { t } = useTranslation();
  const { id } = useOwnLocation().search;
  const reference = id ? String(id) : undefined;
  // A request that has ended without an answer begins anew.
  const [round, setRound] = useState(0);
  return (
    <CentrePage title={t('withdrawal.title')} lead={t('withdrawal.lead')}>
      {reference ? (
        <OneWithdrawal key={reference} reference={reference} />
      ) : (
        <>
          <AskPart key={round} onAgain={() => setRound(round + 1)} />
          <Recent />
        </>
      )}
    </CentrePage>
  );
}
