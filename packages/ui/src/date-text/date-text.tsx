import { Missing, Root } from './date-text.styles.ts';

export type DateTextProps = {
  /** Milliseconds since 1970; undefined or null while it is not known. */
  at: number | undefined | null;
  /** As `date`, `time` or `dateTime` of `@livery/i18n/format`, in the merchant's time zone. */
  format: (at: number) => string;
  /** In the place of a moment that is not known: "never", "–". */
  missingLabel: string;
};

/** A moment in words, with the moment itself for machines (HTML `time`, in UTC). */
export function DateText({ at, format, missingLabel }: DateTextProps) {
  if (!isMoment(at)) return <Missing data-part="missing">{missingLabel}</Missing>;
  return (
    <Root data-part="root" dateTime={new Date(at).toISOString()}>
      {format(at)}
    </Root>
  );
}

/** False also for a number that is no date: ECMAScript's end at 100,000,000 days from 1970. */
export function isMoment(at: number | undefined | null): at is number {
  return typeof at === 'number' && Number.isFinite(new Date(at).getTime());
}
