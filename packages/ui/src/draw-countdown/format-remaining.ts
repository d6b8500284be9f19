const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const two = (n: number) => String(n).padStart(2, '0');

/** Milliseconds as `HH:MM:SS`, hours beyond 24 kept; never below zero. A begun second counts. */
export function formatRemaining(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / second) * second);
  return [Math.floor(left / hour), Math.floor((left % hour) / minute), (left % minute) / second]
    .map(two)
    .join(':');
}
