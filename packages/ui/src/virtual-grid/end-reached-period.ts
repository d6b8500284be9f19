/** Milliseconds between two askings for more at the end of a list (spec §9, "Infinite-scroll throttle"). */
export const endReachedPeriod = 200;
