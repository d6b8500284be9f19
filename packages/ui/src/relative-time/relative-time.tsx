import { useCallback } from 'react';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { Root } from './relative-time.styles.ts';

export type RelativeTimeProps = {
  /** Milliseconds since 1970, by the same clock as `now`. */
  at: number;
  /** Pass a stable function: a new one restarts the clock. */
  now: () => number;
  /** As `format.relative` of `@livery/i18n/format`: "5 minutes ago". Keep its identity as well. */
  relative: (at: number) => string;
  /** As `format.dateTime`: the moment itself, for who points at it or asks. */
  full: (at: number) => string;
};

const minute = 60_000;

/** How long ago, or how far ahead: tells the time by itself, each second in the nearest minute and each minute after that. */
export function RelativeTime({ at, now, relative, full }: RelativeTimeProps) {
  const period = Math.abs(at - now()) < minute ? 1000 : minute;
  // Minutes are counted from the moment, not from the full minute of the clock.
  const sinceMoment = useCallback(() => now() - (at % period), [now, at, period]);
  const textOf = useCallback(() => relative(at), [relative, at]);
  const text = useTickingText({ textOf, now: sinceMoment, period });
  return (
    <Root data-part="root" dateTime={new Date(at).toISOString()} title={full(at)}>
      {text}
    </Root>
  );
}
