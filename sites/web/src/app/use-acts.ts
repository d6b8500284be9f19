import { newIdempotencyKey } from '@livery/api';
import {
  type ActOutput,
  type ActRef,
  type ActService,
  actWith,
  selectAct,
} from '@livery/flows/act';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { memberKey } from './member-key.ts';

/** One act of money at a time, outside of any flow of its own. */
export interface Acts {
  /** The act under way, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
  /**
   * Begins an act; nothing happens while another one is under way, nor after its component has left the page.
   *
   * @param onEnd told its outcome, unless the component is gone before
   * @param key of an act that was begun before and whose outcome is not known; a new one by default
   * @returns whether it began
   */
  readonly run: <Request, Value>(
    service: ActService<Request, Value>,
    request: Request,
    onEnd: (output: ActOutput<Value>) => void,
    key?: string,
  ) => boolean;
}

/** Runs acts one after another. One that is under way when its component leaves the page ends by itself, and what it has changed is asked for again. */
export function useActs(): Acts {
  const [act, setAct] = useState<ActRef>();
  const running = useRef<ActRef>(undefined);
  const cache = useQueryClient();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      const left = running.current;
      if (!left) return;
      running.current = undefined;
      // Nobody is here any more to ask again for an answer that does not come.
      const leave = () => {
        if (selectAct(left.getSnapshot()).canAskAgain) left.send({ type: 'leave' });
      };
      left.subscribe(leave);
      leave();
    };
  }, []);
  return {
    act,
    run: (service, request, onEnd, key) => {
      if (running.current || !isHere.current) return false;
      const input = { request, newKey: () => key ?? newKey() };
      const actor = createActor(actWith(service), { input });
      // What the act asks for and brings is its caller's, who has typed it; the view of it is the same for all.
      const shown = actor as unknown as ActRef;
      actor.subscribe({
        complete: () => {
          // The page was left: what the platform has done meanwhile shows in the balance and the badges.
          if (!running.current) return void cache.invalidateQueries({ queryKey: memberKey });
          running.current = undefined;
          setAct(undefined);
          const { output } = actor.getSnapshot();
          if (output) onEnd(output);
        },
      });
      running.current = shown;
      setAct(shown);
      actor.start();
      return true;
    },
  };
}

/** Whether the act waits for the member, because no answer came. */
export function useUnanswered(act: ActRef | undefined): boolean {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!act) return undefined;
    const look = () => setWaits(selectAct(act.getSnapshot()).canAskAgain);
    const { unsubscribe } = act.subscribe(look);
    // It may wait already.
    look();
    return () => {
      unsubscribe();
      setWaits(false);
    };
  }, [act]);
  return waits;
}

/** A new key for one act of this page. */
export const newKey = (): string =>
  newIdempotencyKey((length) => crypto.getRandomValues(new Uint8Array(length)));
