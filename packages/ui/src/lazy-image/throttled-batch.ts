type Later = (run: () => void, ms: number) => void;

/**
 * Runs an action at once if none ran within the last `ms`, else together with the others at the end of that time.
 */
export function createThrottledBatch(ms: number, later: Later) {
  let resting = false;
  let waiting: (() => void)[] = [];

  const rest = () => {
    resting = true;
    later(() => {
      resting = false;
      if (waiting.length === 0) return;
      const acts = waiting;
      waiting = [];
      for (const act of acts) act();
      rest();
    }, ms);
  };

  return (act: () => void): void => {
    if (resting) {
      waiting.push(act);
      return;
    }
    act();
    rest();
  };
}
