import type { Resource } from '@livery/api/contract/system';

/** A system that the merchant has an app for. */
export interface AppTarget {
  readonly system: 'android' | 'ios';
  /** Where the app is installed from. */
  readonly url: string;
}

/** Resource types of the permission call that are apps, in the order in which they are shown. */
const systems = { ANDROID_APP: 'android', IOS_APP: 'ios' } as const;

/** The apps among the platform's resources. An address that is not https is left out: a camera would follow it unseen. */
export function appTargets(resources: readonly Resource[]): AppTarget[] {
  return Object.entries(systems).flatMap(([type, system]) => {
    const url = resources.find(({ resourceType }) => resourceType === type)?.url;
    return url?.startsWith('https://') ? [{ system, url }] : [];
  });
}
