import type { TeamMember } from '@livery/api/contract/team';
import { StatusPill } from '@livery/ui/status-pill';
import { useTranslation } from 'react-i18next';
import { usePercent } from '../use-percent.ts';

/** How the contract of one kind stands; its rate where the agent has given it. */
export function ContractState({
  contract: { state, rate },
}: {
  contract: TeamMember['contracts'][number];
}) {
  const { t } = useTranslation();
  const percent = usePercent();
  const words = t(`downlines.contract.${state}`);
  if (state === 'none') return words;
  return (
    <>
      <StatusPill status={statuses[state]}>{words}</StatusPill>
      {rate !== undefined && <> {t('downlines.contract.rate', { rate: percent(rate) })}</>}
    </>
  );
}

const statuses = { offered: 'new', active: 'accepted', ending: 'termination' } as const;
