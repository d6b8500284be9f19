import * as v from 'valibot';

/**
 * Money as it travels: a decimal string such as `"1234.50"`, never a float. Major units of the
 * merchant's currency; arithmetic is done on integers of minor units.
 */
export const moneySchema = v.pipe(
  v.string(),
  v.regex(/^-?\d+(\.\d+)?$/, 'expected money as a decimal string, such as "1234.50"'),
);

/** A moment, in milliseconds since 1970-01-01 UTC. */
export const instantSchema = v.number();

/** IANA name of the zone in whose clock a draw is announced; absent where it has none, and the merchant's counts. */
export const drawZoneSchema = v.optional(v.string());

/** A duration in milliseconds; negative when the moment has passed. */
export const durationSchema = v.number();

/** An upper-case language code as calls carry it (`TH`, `EN`); unknown codes are kept as they are. */
export const languageCodeSchema = v.string();

/** The language of a platform text, sent when it may differ from the one that was asked for. */
export const textLanguageSchema = v.optional(languageCodeSchema);
