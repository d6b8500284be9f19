/**
 * At most one call in each `period`: the first at once, and what is asked for meanwhile once at its end.
 *
 * @param period milliseconds
 */
export function throttled(call: () => void, period: number): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const ask = () => {
    if (timer !== undefined) {
      asked = true;
      return;
    }
    asked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) ask();
    }, period);
    call();
  };
  return { ask, stop: () => clearTimeout(timer) };
}
