import type { Failure } from '@livery/api';
import type { ActRef, ActService } from '@livery/flows/act';
import { useState } from 'react';
import { useActs, useUnanswered } from '../app/use-acts.ts';

/** What has become of what was sent: it is there, it was refused, or the member waits no longer for an answer. */
export type Filed<Request, Value> =
  | { readonly result: 'done'; readonly request: Request; readonly value: Value }
  | { readonly result: 'refused'; readonly failure: Failure }
  | { readonly result: 'unknown' };

/** See {@link useFiling}. */
export interface Filing<Request, Value> {
  readonly send: (request: Request) => void;
  readonly busy: boolean;
  readonly filed: Filed<Request, Value> | undefined;
  /** The act, while it waits for the member because its answer was lost. */
  readonly unanswered: ActRef | undefined;
  /** Forgets what was filed, before something else is. */
  readonly reset: () => void;
}

/**
 * Sends what a member or guest has written. A lost answer is asked for again under its key, and nothing is filed twice.
 *
 * @param onDone told when the platform has it
 */
export function useFiling<Request, Value>(
  service: ActService<Request, Value>,
  onDone?: () => void,
): Filing<Request, Value> {
  const acts = useActs();
  const waits = useUnanswered(acts.act);
  const [filed, setFiled] = useState<Filed<Request, Value>>();
  const reset = () => setFiled(undefined);
  return {
    send(request) {
      reset();
      acts.run(service, request, (output) => {
        setFiled(output.result === 'done' ? { ...output, request } : output);
        if (output.result === 'done') onDone?.();
      });
    },
    busy: acts.act !== undefined,
    filed,
    unanswered: waits ? acts.act : undefined,
    reset,
  };
}
