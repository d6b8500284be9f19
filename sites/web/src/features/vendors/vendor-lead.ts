import type { Vendor } from '@livery/api/contract/games';

/** The tab of hot vendors, beside those of the game types. */
export const hotTab = 'HOT';

/** As much of a vendor as says where it leads. */
export type PickedVendor = Pick<Vendor, 'vassalage' | 'gameType' | 'displayName'>;

/** Where a press on a vendor leads: to a page of the site, or by way of the login's own window to a game. */
export type VendorLead = { readonly path: string; readonly loginFirst: boolean };

/** Lotteries have a lobby of their own (spec §9 "Lottery vendors routed to the lottery screen"). */
const lotteryVendors: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']);

/**
 * Where a vendor leads (spec §2 "Vendor-select screen"): fish to its page, any vendor of the hot tab and any of slots to the slots, and
 * everything else by a login in its own window to the vendor.
 *
 * @param tab the tab that the vendor was pressed in
 */
export function vendorLead(vendor: PickedVendor, tab: string): VendorLead {
  const { gameType, vassalage } = vendor;
  if (gameType === 'FISH') return { path: '/fish', loginFirst: false };
  if (tab === hotTab || gameType === 'RNG') {
    return { path: `/rng?${new URLSearchParams({ vassalage })}`, loginFirst: false };
  }
  return { path: vendorGame(vendor), loginFirst: true };
}

/** The page on which a member plays at a vendor. */
export function vendorGame({
  gameType,
  vassalage,
}: Pick<PickedVendor, 'gameType' | 'vassalage'>): string {
  if (lotteryVendors.has(vassalage)) {
    return `/lottery?${new URLSearchParams({ vendor: vassalage })}`;
  }
  if (vassalage === 'FB') return '/fbsports';
  return `/game?${new URLSearchParams({ gameType, vassalage })}`;
}
