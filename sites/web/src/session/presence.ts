import { useState } from 'react';

/** What a dialog of the site gets from its host: it stays in the page until its way out has ended. */
export interface Presence {
  readonly open: boolean;
  readonly onClosed: () => void;
}

/**
 * Keeps the last thing that stood in a place until it has left.
 *
 * @param now what is to stand there, if anything does
 * @returns what to render, and whether it is on its way out
 */
export function usePresence<Thing>(now: Thing | undefined): {
  readonly shown: Thing | undefined;
  readonly presence: Presence;
} {
  const [shown, setShown] = useState(now);
  if (now !== undefined && now !== shown) setShown(now);
  return {
    shown: now ?? shown,
    presence: { open: now !== undefined, onClosed: () => setShown(undefined) },
  };
}
