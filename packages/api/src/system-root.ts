import type { Permission, SystemStatus } from './contract/system.ts';

/** The four root screens; `unavailable` is the neutral page that "any other value" leaves. */
export type SystemRoot = 'site' | 'maintenance' | 'region' | 'unavailable';

/**
 * Chooses the root screen from the status call and the permission call; pass undefined for an answer
 * that is missing or unreadable. The strictest that either call states wins: region, then
 * maintenance. The site opens only when both calls answered and neither objects (spec §2: 0, 1 or 2
 * selects a root, any other value selects nothing).
 */
export function systemRoot(
  status: SystemStatus | undefined,
  permission: Permission | undefined,
): SystemRoot {
  if (status?.status === 2 || permission?.regionRestriction.restricted === true) return 'region';
  if (status?.status === 1 || permission?.maintenance.active === true) return 'maintenance';
  if (status?.status === 0 && permission !== undefined) return 'site';
  return 'unavailable';
}
