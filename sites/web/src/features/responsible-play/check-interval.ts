/** No reality check, among the values of radio buttons, which are texts. */
export const never = 'never';
/** How often play is covered: minutes as text, or never. */
export type Interval = typeof never | `${number}`;

/** Minutes between two reality checks that are offered. */
const offered = [15, 30, 60] as const;

/**
 * The intervals to choose from, the shortest first and none last. One that holds and is not among them is offered as well, so that the
 * choice always shows what holds.
 *
 * @param held minutes between two checks; absent: there are none
 */
export function intervalsWith(held: number | undefined): readonly Interval[] {
  const minutes = new Set<number>(held === undefined ? offered : [...offered, held]);
  return [
    ...[...minutes].sort((one, other) => one - other).map((each): Interval => `${each}`),
    never,
  ];
}

/** What the platform is sent: minutes, or null for no check. */
export function minutesOf(interval: Interval): number | null {
  return interval === never ? null : Number(interval);
}
