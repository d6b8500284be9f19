const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds as `H:MM:SS`, hours beyond 24 kept; never below zero. Only a whole second counts. */
export function formatElapsed(milliseconds: number): string {
  const { hours, minutes, seconds } = partsOf(milliseconds);
  return `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** The same as a duration that machines read (ISO 8601): `PT1H2M3S`. */
export function elapsedDuration(milliseconds: number): string {
  const { hours, minutes, seconds } = partsOf(milliseconds);
  return `PT${hours}H${minutes}M${seconds}S`;
}

const two = (n: number) => String(n).padStart(2, '0');

function partsOf(milliseconds: number) {
  const passed = Math.max(0, milliseconds);
  return {
    hours: Math.floor(passed / hour),
    minutes: Math.floor((passed % hour) / minute),
    seconds: Math.floor((passed % minute) / second),
  };
}
