import type { TeamMember } from '@livery/api/contract/team';
import { StatusPill } from '@livery/ui/status-pill';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';

/** How the contract of one kind stands; its rate where the agent has given it. */
export function ContractState({
  contract: { state, rate },
}: {
  contract: TeamMember['contracts'][number];
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const percent = new Intl.NumberFormat(format.locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const words = t(`downlines.contract.${state}`);
  if (state === 'none') return words;
  return (
    <>
      <StatusPill status={statuses[state]}>{words}</StatusPill>
      {rate !== undefined && (
        <> {t('downlines.contract.rate', { rate: percent.format(Number(rate) / 100) })}</>
      )}
    </>
  );
}

const statuses = { offered: 'new', active: 'accepted', ending: 'termination' } as const;
