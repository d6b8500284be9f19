import type { Deposit } from '@livery/flows/deposit';
import { type Status, StatusPill } from '@livery/ui/status-pill';
import { useTranslation } from 'react-i18next';

type State = Deposit['state'];

/** What each state means to the member, as other records have it. */
const shown: Record<State, Status> = {
  created: 'to-confirm',
  paid: 'in-process',
  arrived: 'received',
  failed: 'rejected',
  expired: 'closed',
  cancelled: 'closed',
};

/** The state of a deposit, as a pill. */
export function DepositState({ state }: { state: State }) {
  const { t } = useTranslation();
  return <StatusPill status={shown[state]}>{t(`deposit.state.${state}`)}</StatusPill>;
}
