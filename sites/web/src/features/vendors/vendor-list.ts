import type { Client } from '@livery/api';
import { type GameMenu, gameMenus, type Vendor } from '@livery/api/contract/games';
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

/**
 * Vendors whose name has all that was typed, whatever the case; each once, though it may be in several types.
 *
 * @param language BCP 47, whose rules for upper and lower case hold
 */
export function foundVendors(
  vendors: readonly Vendor[],
  typed: string,
  language: string,
): readonly Vendor[] {
  const wanted = typed.trim().toLocaleLowerCase(language);
  const seen = new Set<string>();
  return vendors.filter(({ vassalage, displayName }) => {
    if (seen.has(vassalage)) return false;
    const found = displayName.toLocaleLowerCase(language).includes(wanted);
    if (found) seen.add(vassalage);
    return found;
  });
}
