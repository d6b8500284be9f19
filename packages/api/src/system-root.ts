import type { Permission, SystemStatus } from './contract/system.ts';
import type { Failure } from './failure.ts';

/**
 * The root screens; `unavailable` is the neutral page that "any other value" leaves, `address` the one of a host that failed the
 * domain check.
 */
export type SystemRoot = 'site' | 'maintenance' | 'region' | 'address' | 'unavailable';

/**
 * Chooses the root screen from the status call and the permission call; pass undefined for an answer
 * that is missing or unreadable. The strictest that either call states wins: region, then an address that is not the
 * merchant's (whose maintenance would be another's), then maintenance. The site opens only when both calls answered and neither objects (spec §2: 0, 1 or 2
 * selects a root, any other value selects nothing).
 *
 * @param foreignAddress see {@link isForeignAddress}
 */
export function systemRoot(
  status: SystemStatus | undefined,
  permission: Permission | undefined,
  foreignAddress = false,
): SystemRoot {
  if (status?.status === 2 || permission?.regionRestriction.restricted === true) return 'region';
  if (foreignAddress) return 'address';
  if (status?.status === 1 || permission?.maintenance.active === true) return 'maintenance';
  if (status?.status === 0 && permission !== undefined) return 'site';
  return 'unavailable';
}

/**
 * The domain check (spec §8 "Invalid URL"): whether the platform says that the asked host is not this merchant's, by refusing it
 * or by naming another merchant as its owner.
 *
 * @param permission the permission call's answer, or how it failed; undefined says nothing about the host
 */
export function isForeignAddress(
  merchantCode: string,
  permission: Permission | Failure | undefined,
): boolean {
  if (!permission) return false;
  if ('whitelabel' in permission) return permission.whitelabel.code !== merchantCode;
  return permission.kind === 'refused' && permission.code === 'DOMAIN_INVALID';
}
