import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type ModalEvent, type ModalState, nextModalState } from './modal-state.ts';

/** The state, and how many times it has begun to open: what is opened again while it closes counts again. */
type ModalLife = { state: ModalState; opening: number };

/**
 * The state of what should be open or not. It stays in the page until its exit animation has ended, and an end is what the
 * browser says has ended: with no motion, at once.
 *
 * @param root the element that moves, or holds what moves
 * @param onClosed called when the exit animation has ended
 */
export function useModalState(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  onClosed?: () => void,
): ModalLife {
  const [{ state, opening }, send] = useReducer(nextLife, { state: 'closed', opening: 0 });
  useEffect(() => send(open ? 'open' : 'close'), [open]);
  useEffect(() => {
    if (state !== 'opening' && state !== 'closing') return;
    let stale = false;
    const motions = root.current?.getAnimations({ subtree: true }) ?? [];
    // A motion that is cut short rejects, and has ended all the same. One without an end is no part of the way.
    const ends = motions.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    void Promise.allSettled(ends.map(({ finished }) => finished)).then(() => {
      if (!stale) send(state === 'opening' ? 'entered' : 'left');
    });
    return () => {
      stale = true;
    };
  }, [state, root]);
  const was = useRef(state);
  const closed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    const before = was.current;
    was.current = state;
    if (before === 'closing' && state === 'closed') closed();
  }, [state]);
  return { state, opening };
}

function nextLife(last: ModalLife, event: ModalEvent): ModalLife {
  const state = nextModalState(last.state, event);
  if (state === last.state) return last;
  return { state, opening: last.opening + Number(state === 'opening') };
}
