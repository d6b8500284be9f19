import { useEffect, useState } from 'react';

/** What a component that tells the time needs. */
export type Ticking = {
  /** The text for this moment. Called at once, at each tick and when the page is shown again. */
  textOf: () => string;
  /** Milliseconds since 1970; ticks fall on its multiples of `period`. */
  now: () => number;
  /** Milliseconds between ticks. */
  period: number;
};

/**
 * Text that changes with the clock, kept in the calling component's own state so that nothing above it renders again.
 * Stops while the document is hidden and catches up at once on return.
 */
export function useTickingText({ textOf, now, period }: Ticking): string {
  const [, setText] = useState(textOf);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setText(textOf());
      // A fixed clock (stories) always gives the same remainder; the wait is then simply a part of the period.
      timer = setTimeout(tick, period - (now() % period));
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') tick();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [textOf, now, period]);

  // State only says *that* a tick passed: the text is read fresh, so new props are never a tick late.
  return textOf();
}
