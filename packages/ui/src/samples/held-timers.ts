import { spyOn } from 'storybook/test';

/**
 * Holds back timers of one length, so that a story can let their time be over at once. Others run as ever.
 *
 * @param length milliseconds
 */
export function holdTimers(length: number) {
  const real = globalThis.setTimeout;
  const held = new Map<number, () => void>();
  let last = 0;
  const set = spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    after?: number,
  ) => {
    if (after !== length) return real(run, after);
    // Below zero no timer of the browser's has its number.
    last -= 1;
    held.set(last, run);
    return last;
    // A timer's number: what Node calls by the same name is an object.
  }) as unknown as typeof setTimeout);
  const realClear = globalThis.clearTimeout;
  const clear = spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    if (!held.delete(Number(timer))) realClear(timer);
  });
  return {
    /** How many wait. */
    waiting: () => held.size,
    /** The time of all that wait is over. */
    pass: () => {
      const runs = [...held.values()];
      held.clear();
      for (const run of runs) run();
    },
    release: () => {
      set.mockRestore();
      clear.mockRestore();
    },
  };
}
