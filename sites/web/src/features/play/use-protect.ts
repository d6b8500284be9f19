import { failureOf, isLost } from '@livery/api';
import { type Protection, protection } from '@livery/api/contract/protection';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { protectionQuery } from '../../app/protection-query.ts';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';

/** What holds after an act; undefined where the platform could not be asked. */
interface Outcome {
  readonly standing: Protection | undefined;
  /** The act's own answer says so, and not a later look. */
  readonly answered: boolean;
}

/**
 * An act by which members protect themselves. What it answers is what holds; where its answer was lost the platform is asked what does,
 * because what seems not to have been done may hold already.
 *
 * @param onHeld told what holds once the platform has said so
 */
export function useProtect(onHeld?: (outcome: { readonly answered: boolean }) => void) {
  const { client } = useServices();
  const cache = useQueryClient();
  const { queryKey } = protectionQuery(client);
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: async (act: Act | undefined): Promise<Outcome> => {
      try {
        if (act) return { standing: await act(), answered: true };
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (!failure || !isLost(failure)) throw thrown;
      }
      return {
        standing: await client.call(protection, {}).catch(() => undefined),
        answered: false,
      };
    },
    onSuccess: async ({ standing, answered }) => {
      if (!standing) return;
      // A look that began before the act would put back what held then.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, standing);
      onHeld?.({ answered });
    },
    // Refused, for example, because another page has changed it first.
    onError: () => cache.invalidateQueries({ queryKey }),
  });
  return {
    /** @param over told when it is over, however it ended */
    run: (act: Act, over?: () => void) => mutate(act, over && { onSettled: over }),
    /** Asks the platform again what holds. */
    look: () => mutate(undefined),
    busy: isPending,
    /** What holds by the act's own answer. */
    done: data?.answered ? data.standing : undefined,
    /** The answer was lost: whether what holds is known. */
    lost: data && !data.answered ? (data.standing ? 'known' : 'unknown') : undefined,
    isRefused: error !== null,
    reason: useFailureWords(failureOf(error)),
    reset,
  } as const;
}

type Act = () => Promise<Protection>;
