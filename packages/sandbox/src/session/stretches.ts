/** Milliseconds. What is computed from a secret and the time is valid in the stretch in which it was made, and in the next one. */
const stretchMs = 5 * 60_000;

/** The current stretch of time and the one before it, as numbers. */
export function lastStretches(now: number): readonly [current: number, before: number] {
  const current = Math.floor(now / stretchMs);
  return [current, current - 1];
}

/** When what is made now is no longer valid, in milliseconds since 1970. */
export const validUntil = (now: number): number => (lastStretches(now)[0] + 2) * stretchMs;
