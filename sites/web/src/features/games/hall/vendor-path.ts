import type { Vendor } from '@livery/api/contract/games';

/**
 * The path of a vendor's games, in the hall of their type (spec §2): the type in lower case, but mini games are a page of the slots.
 * A type without a hall, such as the lotteries, gives a path that the route table does not have.
 */
export function vendorPath({
  gameType,
  vassalage,
}: Pick<Vendor, 'gameType' | 'vassalage'>): string {
  return gameType === 'MINI'
    ? `/rng?${new URLSearchParams({ page: gameType, vassalage })}`
    : `/${gameType.toLowerCase()}?${new URLSearchParams({ vassalage })}`;
}
