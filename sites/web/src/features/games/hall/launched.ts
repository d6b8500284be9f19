import type { Vendor } from '@livery/api/contract/games';
import type { LaunchObject } from '@livery/api/contract/launch';
import { type GameSearch, gameIn } from '../../play/index.ts';
import { vendorGame } from '../../vendors/index.ts';
import type { Hall } from './halls.ts';

/** Types whose games a vendor lists one by one; a vendor of another type has a lobby of its own, with all of its games in it. */
const listed: ReadonlySet<string> = new Set(['RNG', 'FISH', 'PVP', 'MINI']);

/**
 * What an address of a hall opens instead of a list: `/fbsports` the sports of its vendor, `/seamless` the game that its query names
 * (spec §2). Undefined where it shows a list.
 */
export function launchedAt(
  { id, vendor, gameType }: Hall,
  search: object,
): LaunchObject | undefined {
  if (id === 'SEAMLESS') return gameIn(search as GameSearch); // text by name, as anyone may have written it
  return vendor && gameType ? { gameType, vassalage: vendor } : undefined;
}

/** Where a vendor leads from `/seamless`: to its lobby in the frame, to the lotteries, or to the popup of its games. */
export type SeamlessLead = {
  readonly path: string;
  /** A press opens the popup over the page; the path is for a window of its own. */
  readonly popup: boolean;
};

/** See {@link SeamlessLead}. */
export function seamlessLead(vendor: Pick<Vendor, 'vassalage' | 'gameType'>): SeamlessLead {
  const own = vendorGame(vendor);
  const [page, query] = own.split('?');
  // Lotteries and the vendor of `/fbsports` have pages of their own.
  if (page !== '/game') return { path: own, popup: false };
  return listed.has(vendor.gameType)
    ? { path: `/seamless?isGame=VASSALAGE&${query}`, popup: true }
    : { path: `/seamless?${query}`, popup: false };
}
