import { isSavingData } from '@livery/ui/styles';

/** Where data is saved, lists are asked for a quarter as often. */
const factor = 4;

/**
 * Milliseconds until a list is asked for again by itself.
 *
 * @param usual where data is not saved
 * @param most never longer than that. Default: no limit
 */
export function pollPeriod(usual: number, most = Number.POSITIVE_INFINITY): number {
  return isSavingData() ? Math.min(usual * factor, most) : usual;
}
