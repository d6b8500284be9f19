import type { AgentContract, ContractKind } from '@livery/api/contract/agents';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { Quiet, Stack } from '../../../styles/page.styles.ts';
import { TierTable } from './tier-table.tsx';

/** The contract that an agent is paid by, or that there is none. */
export function OwnContract({ kind, own }: { kind: ContractKind; own: AgentContract | undefined }) {
  const { t } = useTranslation();
  if (!own) {
    return (
      <EmptyState
        icon="list"
        title={t('contracts.own.none')}
        description={t('contracts.own.noneText')}
      />
    );
  }
  return (
    <Section title={t('contracts.own')}>
      <Stack>
        <Quiet>{t(`contracts.settled.${own.periodType}`)}</Quiet>
        <TierTable kind={kind} tiers={own.tiers} />
      </Stack>
    </Section>
  );
}
