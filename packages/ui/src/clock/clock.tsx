import { useCallback, useDeferredValue, useMemo } from 'react';
import { useHydrated } from '../ticking/use-hydrated.ts';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Root, Time } from './clock.styles.ts';

export type ClockProps = {
  /** Milliseconds since 1970. Pass a stable function: a new one restarts the clock. */
  now: () => number;
  /** IANA name, `Asia/Kolkata`. */
  timeZone: string;
  /** BCP 47 tag; Latin digits and a 24-hour day whatever the language. */
  language: string;
  /** What this time is, for assistive technology: "Time in Mumbai". */
  label: string;
};

/**
 * The header's clock: hours, minutes and seconds, every second, without rendering anything but itself. In a page that was written
 * beforehand it starts after everything else: a browser's first format of a time is slow.
 */
export function Clock({ label, ...time }: ClockProps) {
  const runs = useDeferredValue(useHydrated());
  return (
    <Root data-part="root">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Time data-part="time" data-unknown={runs ? undefined : ''}>
        {runs ? <RunningTime {...time} /> : '00:00:00'}
      </Time>
    </Root>
  );
}

function RunningTime({ now, timeZone, language }: Omit<ClockProps, 'label'>) {
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(language, {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
        numberingSystem: 'latn',
      }),
    [language, timeZone],
  );
  const textOf = useCallback(() => format.format(now()), [format, now]);
  return useTickingText({ textOf, now, period: 1000 });
}
