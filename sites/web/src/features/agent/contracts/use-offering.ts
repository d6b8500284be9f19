import type { AgentContract } from '@livery/api/contract/agents';
import { useState } from 'react';
import { emptyOffering, type Offering } from './offer-draft.ts';
import { useContractAct } from './use-contract-act.ts';

/**
 * The offer that an agent is making, and the act that sends it. It begins again with another contract of their own: that has other
 * periods and rates, which what was typed may not fit.
 */
export function useOffering(own: AgentContract | undefined) {
  const act = useContractAct();
  const [kept, setKept] = useState<Offering & { readonly contractId: string }>();
  if (!own) return undefined;
  const { contractId } = own;
  const { draft, reviewed } = kept?.contractId === contractId ? kept : emptyOffering(own);
  return {
    own,
    act,
    draft,
    reviewed,
    change: (next: Offering) => setKept({ ...next, contractId }),
    /** After it was sent. */
    empty: () => setKept(undefined),
  };
}

export type OfferInTheMaking = NonNullable<ReturnType<typeof useOffering>>;
