/**
 * Lets through what is not older than what went before: answers may arrive in another order than they were given in.
 *
 * @param timeOf the moment that a value is of
 */
export function inOrder<Value>(
  timeOf: (value: Value) => number,
  change: (value: Value) => void,
): (value: Value) => void {
  let latest = Number.NEGATIVE_INFINITY;
  return (value) => {
    const time = timeOf(value);
    if (time < latest) return;
    latest = time;
    change(value);
  };
}
