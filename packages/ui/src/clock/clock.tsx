import { useCallback, useMemo } from 'react';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Root } from './clock.styles.ts';

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

/** The header's clock: hours, minutes and seconds, every second, without rendering anything but itself. */
export function Clock({ now, timeZone, language, label }: ClockProps) {
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
  const text = useTickingText({ textOf, now, period: 1000 });

  return (
    <Root data-part="root">
      <VisuallyHidden>{label}</VisuallyHidden>
      <time>{text}</time>
    </Root>
  );
}
