import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { markReturn, takeReturn } from './return-place.ts';

/** A game's number, or a lottery's code. */
type GameId = number | string;

/** What was opened from a list, and how far down the page that was. */
interface Opened {
  readonly id: GameId;
  readonly scrollY: number;
}

/** The game that was opened last from each entry of the history, for as long as the page lives. */
const opened = new Map<string, Opened>();

/**
 * Who comes back to a list finds the focus on the game that they opened from it, and the page where it was. The router keeps the place
 * as well, but of a visitor who turns back before the next page is whole it keeps the place on that page.
 *
 * @returns functions that stay the same: `opens` to be called as a game or a lottery is opened; `place` is the ref of what holds its card; `scrollY` where the page was left
 */
export function useReturn(): {
  readonly opens: (id: GameId) => void;
  readonly place: (id: GameId) => ((card: HTMLElement | null) => void) | undefined;
  readonly scrollY: number | undefined;
} {
  const router = useRouter();
  const [left] = useState(() => opened.get(entryOf(router)));
  const due = useRef(left !== undefined);
  const focus = useCallback(
    (card: HTMLElement | null) => {
      if (!card || !left || !due.current) return;
      due.current = false;
      const link = card.querySelector('a');
      if (!link) return;
      // A page that renders after this takes the focus and the place from here, see `return-place.ts`.
      markReturn(link, left.scrollY);
      requestAnimationFrame(() => {
        if (link.isConnected) takeReturn(link);
      });
    },
    [left],
  );
  return {
    opens: useCallback((id) => opened.set(entryOf(router), { id, scrollY }), [router]),
    place: useCallback((id) => (id === left?.id ? focus : undefined), [left, focus]),
    scrollY: left?.scrollY,
  };
}

/** What tells an entry of the history from others. */
function entryOf({ latestLocation: { state, href } }: Pick<RegisteredRouter, 'latestLocation'>) {
  return state.__TSR_key ?? href;
}
