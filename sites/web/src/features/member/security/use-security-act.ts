import { failureOf, type KeylessEndpoint, type RequestOf, type ValueOf } from '@livery/api';
import { securityOverview } from '@livery/api/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';

/** One change of the account at the platform. */
export interface SecurityAct<E extends KeylessEndpoint> {
  /** @returns what the platform answered; undefined when it refused or did not answer, which `failure` says */
  readonly run: (request: RequestOf<E>) => Promise<{ readonly value: ValueOf<E> } | undefined>;
  readonly busy: boolean;
  /** Why the last one failed, in words. */
  readonly failure: string | undefined;
  /** Says no longer why the last one failed: something else is tried. */
  readonly forget: () => void;
}

/** Runs changes of the account; what is known of it is asked for again after each, also where no answer came. */
export function useSecurityAct<E extends KeylessEndpoint>(endpoint: E): SecurityAct<E> {
  const { client } = useServices();
  const cache = useQueryClient();
  const act = useMutation({
    mutationFn: (request: RequestOf<E>) => client.call(endpoint, request),
    onSettled: () => cache.invalidateQueries({ queryKey: [...memberKey, securityOverview.id] }),
  });
  return {
    // Its failure is shown in the form.
    run: (request) =>
      act.mutateAsync(request).then(
        (value) => ({ value }),
        () => undefined,
      ),
    busy: act.isPending,
    failure: useFailureWords(failureOf(act.error)),
    forget: act.reset,
  };
}
