// Apart from the fields of what every visitor reads: the first page loads those, and with them all that stands in their file.
import * as v from 'valibot';

/** What may be moved at once, in minor units: larger amounts are no player's. */
export const largestMinor = 1_000_000_000_000_000n;

/**
 * An amount that somebody asks to move: money that is not negative and not longer than any amount may be. Zero, and more digits
 * than the currency has, the platform refuses with a code of their own.
 */
export const amountSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(\.\d{1,4})?$/, 'expected an amount as a decimal string, such as "1234.50"'),
);

/** The longest comment, in characters of its reader (spec §9); see `lengthOf`. */
export const maxCommentLength = 140;

/** A number of points: whole, and below nothing only where points went out. */
export const pointsSchema = v.pipe(v.number(), v.safeInteger());

/** A day of the merchant's time zone, `2026-11-21`; it begins at that zone's midnight. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate('expected a day such as "2026-11-21"'),
  v.check(
    (day) =>
      day >= '1970-01-01' &&
      day < '3000-01-01' &&
      new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day,
    'expected a day that the calendar has, from 1970 on',
  ),
);

/** Page number of a list, from 1. */
export const pageNoSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1);

/** Entries on a page of a list. */
export const pageSizeSchema = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  15,
);

/** A call whose success flag is all that is read. */
export const acknowledgedSchema = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/**
 * Which columns of a record its file leaves out, by their ids on the page, with commas between. What the record does not show, such as
 * the currency, is in the file as ever.
 */
export const withoutSchema = v.optional(
  v.pipe(v.string(), v.regex(/^[A-Za-z]{1,20}(,[A-Za-z]{1,20}){0,19}$/)),
);
