const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const two = (n: number) => String(n).padStart(2, '0');

/**
 * Milliseconds as `HH:MM:SS`; never below zero. A begun second counts.
 *
 * @param days writes whole days before it, as "5 days"; hours beyond 24 are kept without it
 */
export function formatRemaining(milliseconds: number, days?: (days: number) => string): string {
  const left = Math.max(0, Math.ceil(milliseconds / second) * second);
  if (days && left >= day) return `${days(Math.floor(left / day))} ${formatRemaining(left % day)}`;
  return [Math.floor(left / hour), Math.floor((left % hour) / minute), (left % minute) / second]
    .map(two)
    .join(':');
}
