import type { RequestOf } from '@livery/api';
import { breakLengths, type Protection, type takeBreak } from '@livery/api/contract/protection';

/** What a member asks for: a kind of break and its length. */
type BreakRequest = RequestOf<typeof takeBreak>;
export type BreakKind = BreakRequest['kind'];

/** A break that may be chosen, named by its length: `hours24`, `months6`. */
type BreakOption = {
  readonly id:
    | `hours${(typeof breakLengths.timeOut)[number]}`
    | `months${(typeof breakLengths.selfExclusion)[number]}`;
  readonly request: BreakRequest;
};

const hour = 60 * 60_000;
const day = 24 * hour;
/** No calendar month is longer: a break whose months have fewer days than are left ends too early. */
const longestMonth = 31 * day;

/**
 * The kinds of break that are open to a member. Nothing makes a break less: during a self-exclusion no time-out can be taken.
 *
 * @param taken the break that holds now
 */
export function kindsAfter(taken: Protection['break']): readonly BreakKind[] {
  return taken?.kind === 'selfExclusion' ? ['selfExclusion'] : ['timeOut', 'selfExclusion'];
}

/**
 * The lengths of a kind that do not end before the break that holds now; the platform decides in the end.
 *
 * @param now the platform's time, milliseconds since 1970
 */
export function optionsOf(
  kind: BreakKind,
  taken: Protection['break'],
  now: number,
): readonly BreakOption[] {
  const left = taken ? taken.until - now : 0;
  if (kind === 'timeOut') {
    return breakLengths.timeOut
      .filter((hours) => hours * hour >= left)
      .map((hours) => ({ id: `hours${hours}`, request: { kind, hours } }));
  }
  return breakLengths.selfExclusion
    .filter((months) => months * longestMonth >= left)
    .map((months) => ({ id: `months${months}`, request: { kind, months } }));
}
