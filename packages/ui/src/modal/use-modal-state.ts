import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type ModalState, nextModalState } from './modal-state.ts';

/**
 * The state of what should be open or not. It stays in the page until its way out has ended, and an end is what the
 * browser says has ended: with no motion, at once.
 *
 * @param root the element that moves, or holds what moves
 * @param onClosed told when the way out has ended
 */
export function useModalState(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  onClosed?: () => void,
): ModalState {
  const [state, send] = useReducer(nextModalState, 'closed');
  useEffect(() => send(open ? 'open' : 'close'), [open]);
  useEffect(() => {
    if (state !== 'opening' && state !== 'closing') return;
    let stale = false;
    const motions = root.current?.getAnimations({ subtree: true }) ?? [];
    // A motion that is cut short rejects, and has ended all the same. One without an end is no part of the way.
    const ends = motions.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    void Promise.allSettled(ends.map(({ finished }) => finished)).then(() => {
      if (!stale) send('settled');
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
  return state;
}
