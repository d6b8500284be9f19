import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentrePage } from '../../centre/index.ts';
import { RecentTransfers } from './recent-transfers.tsx';
import { TransferPart } from './transfer-part.tsx';

/** Transfers to the upline and direct downlines, and those before (spec §2, transferUpline). */
export function TransferScreen() {
  const { t } = useTranslation();
  // A transfer that has ended, or whose answer nobody waits for, begins anew.
  const [round, setRound] = useState(0);
  return (
    <CentrePage title={t('transfer.title')} lead={t('transfer.lead')}>
      <TransferPart key={round} onAgain={() => setRound(round + 1)} />
      <RecentTransfers />
    </CentrePage>
  );
}
