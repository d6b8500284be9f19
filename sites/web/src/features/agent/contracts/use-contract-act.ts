import type { AgentContract } from '@livery/api/contract/agents';
import type { ActService } from '@livery/flows/act';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowFailure } from '../../../app/failure-words.ts';
import { memberKey } from '../../../app/member-key.ts';
import { useActs, useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';

/** Refusals that mean something else of a contract than elsewhere. */
const refusals = [
  'NOT_IN_LINE',
  'NOT_AGENT',
  'ACCOUNT_EXCLUDED',
  'WRONG_STATE',
  'TERMS_INVALID',
] as const;

/** An act of the agent who gives a contract: one at a time, asked for again under its key when its answer was lost. */
export function useContractAct() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [done, setDone] = useState<AgentContract>();
  const [failure, setFailure] = useState<FlowFailure | 'unknown'>();
  const other = useFailureWords(failure === 'unknown' ? undefined : failure);
  const code = typeof failure === 'object' && failure.kind === 'refused' ? failure.code : undefined;
  const own = refusals.find((each) => each === code);
  return {
    /** The act whose answer was lost. */
    lost: unanswered ? acts.act : undefined,
    busy: acts.act !== undefined,
    done,
    /** Why it was not done, and what to do. */
    problem:
      failure === 'unknown' ? t('contracts.unknown') : own ? t(`contracts.refused.${own}`) : other,
    /** Forgets what was told of the last act. */
    clear(): void {
      setDone(undefined);
      setFailure(undefined);
    },
    run<Request>(service: ActService<Request, AgentContract>, request: Request, then?: () => void) {
      setDone(undefined);
      setFailure(undefined);
      acts.run(service, request, (output) => {
        if (output.result === 'done') {
          setDone(output.value);
          then?.();
        } else setFailure(output.result === 'refused' ? output.failure : 'unknown');
        void cache.invalidateQueries({ queryKey: memberKey });
      });
    },
  };
}
