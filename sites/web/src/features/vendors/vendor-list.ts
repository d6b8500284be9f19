import type { Client } from '@livery/api';
import { type GameMenu, gameMenus, type Vendor } from '@livery/api/contract/games';
import { matches } from '@livery/i18n/search-text';
import { queryOptions } from '@tanstack/react-query';
import { hotTab } from './vendor-lead.ts';

/** The game types in the platform's order, named in the page's language. */
export function gameMenusQuery(client: Pick<Client, 'call'>, language: string) {
  return queryOptions({
    queryKey: [gameMenus.id, language],
    queryFn: ({ signal }) => client.call(gameMenus, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A tab of vendors. */
export interface VendorTab {
  readonly id: string;
  /** What the platform calls the type; the hot tab's name is the site's. */
  readonly name: string | undefined;
  readonly vendors: readonly Vendor[];
}

/** Hot vendors first, then a tab for each game type of the menu (spec §2 "Vendor-select screen"). */
export function vendorTabs(menus: readonly GameMenu[], vendors: readonly Vendor[]): VendorTab[] {
  return [
    { id: hotTab, name: undefined, vendors: vendors.filter(({ isHot }) => isHot) },
    ...menus.map(({ gameType, name }) => ({
      id: gameType,
      name,
      vendors: vendors.filter((vendor) => vendor.gameType === gameType),
    })),
  ];
}

/** Vendors whose name has every word that was typed; each once, though it may be in several types. */
export function foundVendors(vendors: readonly Vendor[], typed: string): readonly Vendor[] {
  const seen = new Set<string>();
  return vendors.filter(({ vassalage, displayName }) => {
    if (seen.has(vassalage) || !matches(displayName, typed)) return false;
    seen.add(vassalage);
    return true;
  });
}
