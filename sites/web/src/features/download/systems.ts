import type { Resource } from '@livery/api/contract/system';

/** Systems that have a guide, in the order in which they are shown. */
export const systems = ['android', 'ios', 'desktop'] as const;
export type System = (typeof systems)[number];

/** The steps of every guide. */
export const steps = ['open', 'menu', 'add', 'start'] as const;
export type Step = (typeof steps)[number];

/** The system that an address asks for; the first one where it names none that has a guide. */
export const systemOf = (asked: string | undefined): System =>
  systems.find((system) => system === asked) ?? 'android';

/** Resource types of the permission call (spec §3) that are an app of a phone. */
const types = { ANDROID_APP: 'android', IOS_APP: 'ios' } as const;

/** A code to scan: the system, and the address that it opens once that is known. */
interface AppCode {
  readonly system: 'android' | 'ios';
  readonly url: string | undefined;
}

/**
 * The codes of the page: the platform's addresses, and the page's own where it has none. Only https is encoded: a camera would follow
 * another address unseen.
 *
 * @param own the address of this page, without search; undefined where no host is known, in the page's HTML
 */
export function appCodes(resources: readonly Resource[], own: string | undefined): AppCode[] {
  return Object.entries(types).map(([type, system]) => {
    const url = resources.find(({ resourceType }) => resourceType === type)?.url;
    if (url?.startsWith('https://')) return { system, url };
    return { system, url: own && `${own}?system=${system}` };
  });
}
