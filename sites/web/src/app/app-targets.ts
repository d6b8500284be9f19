import type { Resource } from '@livery/api/contract/system';

/** Systems of phones, in the order in which they are shown. */
export const appSystems = ['android', 'ios'] as const;

/** A system that the merchant has an app for. */
export interface AppTarget {
  readonly system: (typeof appSystems)[number];
  /** Where the app is installed from. */
  readonly url: string;
}

/**
 * The apps among the platform's resources (spec §3, `ANDROID_APP` and `IOS_APP`). An address that is not https is left out: a camera would
 * follow it unseen.
 */
export function appTargets(resources: readonly Resource[]): AppTarget[] {
  return appSystems.flatMap((system) => {
    const type = `${system.toUpperCase()}_APP`;
    const url = resources.find(({ resourceType }) => resourceType === type)?.url;
    return url?.startsWith('https://') ? [{ system, url }] : [];
  });
}
