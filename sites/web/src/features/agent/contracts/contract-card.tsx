import type { AgentContract } from '@livery/api/contract/agents';
import { Badge } from '@livery/ui/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../styles/page.styles.ts';
import { Contract, ContractHead } from './contracts.styles.ts';
import { TierTable } from './tier-table.tsx';
import { useFigures } from './use-figures.ts';

/** How a contract stands, for its badge and for what is said after an answer. */
export function stateOf({ state, request }: AgentContract) {
  return state === 'active' && request === 'termination' ? 'ending' : state;
}

const tones = {
  offered: 'warning',
  ending: 'warning',
  active: 'success',
  rejected: 'neutral',
  terminated: 'neutral',
} as const;

/** A contract with its other side, its state and its tiers; what can be done with it stands beneath. */
export function ContractCard({
  contract,
  children,
}: {
  contract: AgentContract;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { time } = useFigures();
  const { kind, side, account, nickname = '', tiers, periodType } = contract;
  const { begunTime, decidedTime, endedBy } = contract;
  const state = stateOf(contract);
  const who = account === undefined ? 'house' : side === 'given' ? 'to' : 'from';
  return (
    <Contract>
      <ContractHead>
        <h3>{t(`contracts.${who}`, { name: nickname, account })}</h3>
        <Badge tone={tones[state]}>{t(`contracts.state.${state}`)}</Badge>
      </ContractHead>
      <Quiet>{t(`contracts.settled.${periodType}`)}</Quiet>
      <Quiet>{t('contracts.since', { time: time(contract.time) })}</Quiet>
      {begunTime !== undefined && <Quiet>{t('contracts.begun', { time: time(begunTime) })}</Quiet>}
      {(state === 'rejected' || state === 'terminated') && decidedTime !== undefined && (
        <Quiet>{t(`contracts.decided.${state}`, { time: time(decidedTime) })}</Quiet>
      )}
      {endedBy && <Quiet>{t(`contracts.ended.${endedBy}`)}</Quiet>}
      <TierTable kind={kind} tiers={tiers} />
      {children}
    </Contract>
  );
}
