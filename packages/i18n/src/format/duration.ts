const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

interface Clockwork {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole hours, minutes and seconds of milliseconds; a begun second counts, nothing is below zero. */
export function clockwork(milliseconds: number): Clockwork {
  const left = Math.max(0, Math.ceil(milliseconds / second) * second);
  return {
    hours: Math.floor(left / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: (left % minute) / second,
  };
}

/** ISO 8601, for the `dateTime` of a `<time>`: `PT1H2M3S`. Hours beyond a day are kept. */
export function isoDuration(milliseconds: number): string {
  const { hours, minutes, seconds } = clockwork(milliseconds);
  return `PT${hours}H${minutes}M${seconds}S`;
}
