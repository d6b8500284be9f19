import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';

/** The game that was opened last from each entry of the history, for as long as the page lives. */
const opened = new Map<string, number>();

/**
 * Who comes back to a list finds the focus on the game that they opened from it, as they find the place on the page.
 *
 * @returns `opens` to be called as a game is opened; `place` is the ref of what holds a game's card
 */
export function useReturn(): {
  readonly opens: (nodeId: number) => void;
  readonly place: (nodeId: number) => ((card: HTMLElement | null) => void) | undefined;
} {
  const router = useRouter();
  const entry = () => router.latestLocation.state.__TSR_key ?? router.latestLocation.href;
  const [left] = useState(() => opened.get(entry()));
  const due = useRef(left !== undefined);
  const focus = useCallback((card: HTMLElement | null) => {
    if (!card || !due.current) return;
    due.current = false;
    // After the page's heading, which takes the focus of every page that has come.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => card.querySelector('a')?.focus({ preventScroll: true })),
    );
  }, []);
  return {
    opens: (nodeId) => opened.set(entry(), nodeId),
    place: (nodeId) => (nodeId === left ? focus : undefined),
  };
}
