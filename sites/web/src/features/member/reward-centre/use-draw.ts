import type { ActService } from '@livery/flows/act';
import { isStillAt } from '@livery/ui/styles';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import type { FlowFailure } from '../../../app/failure-words.ts';
import { memberKey } from '../../../app/member-key.ts';
import { type Acts, useActs, useUnanswered } from '../../../app/use-acts.ts';

/** What the platform has drawn. */
export interface Outcome {
  /** Which of the prizes, counted from 0. */
  readonly prize: number;
  readonly amount: string;
  readonly reference: string;
}

export interface Draw {
  readonly act: Acts['act'];
  readonly unanswered: boolean;
  /** Drawn, and shown once nothing turns any more. */
  readonly outcome: Outcome | undefined;
  readonly turning: boolean;
  readonly failure: FlowFailure | undefined;
  /** The member waits no longer for an answer. */
  readonly left: boolean;
  readonly take: () => void;
}

/**
 * Has the platform draw, and only then shows anything turn. A lost answer is asked for again under its key. Balance, records and lists
 * are asked for again as soon as the outcome is to be seen, or the page is left.
 *
 * @param known what came of it before, or in another tab
 * @param turnMs how long something turns; not at all where motion is reduced at `place`
 */
export function useDraw<Request>({
  service,
  request,
  known,
  turnMs,
  place,
}: {
  service: ActService<Request, Outcome>;
  request: Request;
  known: Outcome | undefined;
  turnMs: number;
  place: RefObject<Element | null>;
}): Draw {
  const cache = useQueryClient();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [drawn, setDrawn] = useState<Outcome>();
  const [turning, setTurning] = useState(false);
  const [failure, setFailure] = useState<FlowFailure>();
  const [left, setLeft] = useState(false);

  useEffect(() => {
    if (!turning) return undefined;
    const end = setTimeout(() => setTurning(false), turnMs);
    return () => {
      clearTimeout(end);
      void cache.invalidateQueries({ queryKey: memberKey });
    };
  }, [turning, turnMs, cache]);

  return {
    act: acts.act,
    unanswered,
    outcome: drawn ?? known,
    turning,
    failure,
    left,
    take: () => {
      setFailure(undefined);
      setLeft(false);
      acts.run(service, request, (output) => {
        if (output.result === 'done') {
          setDrawn(output.value);
          if (turnMs > 0 && !isStillAt(place.current)) {
            setTurning(true);
            return;
          }
        } else if (output.result === 'refused') setFailure(output.failure);
        else setLeft(true);
        void cache.invalidateQueries({ queryKey: memberKey });
      });
    },
  };
}
