import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useDataSaving } from '../styles/data-saving.ts';
import { useStillness } from '../styles/stillness.ts';

/** Milliseconds between two automatic steps (spec §9, banner autoplay). */
export const rotationPeriod = 5000;

export type Rotation = {
  /** It advances automatically at this moment. */
  moving: boolean;
  /** It can move: more than one item, without reduced motion or saved data. Else there is nothing to pause. */
  movable: boolean;
  /** Stopped by the person, until they start it again. */
  paused: boolean;
  toggle: () => void;
  /** For what moves: a mouse on it, or the keyboard in it, holds it (WCAG 2.2 2.2.2). */
  holding: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

/**
 * When something may advance automatically: not while it is paused, hovered or focused, not on a hidden page, and never with
 * reduced motion or where data is saved.
 *
 * @param element any element inside the theme's scope
 * @param count how many things take turns
 */
export function useRotation(element: RefObject<Element | null>, count: number): Rotation {
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useSyncExternalStore(subscribeToVisibility, isVisible, () => false);
  const still = useStillness(element);
  const isSaving = useDataSaving();
  const movable = count > 1 && !still && !isSaving;
  return {
    moving: movable && visible && !paused && !pointed && !focused,
    movable,
    paused,
    toggle: () => setPaused(!paused),
    holding: {
      onPointerEnter: ({ pointerType }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      // After a press with the mouse the focus stays where it was pressed: that is no reason to stand still.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

/** Calls `step` each period for as long as it moves. */
export function useSteps(moving: boolean, step: () => void): void {
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(step, rotationPeriod);
    return () => clearTimeout(timer);
  }, [moving, step]);
}

const isVisible = () => document.visibilityState === 'visible';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
