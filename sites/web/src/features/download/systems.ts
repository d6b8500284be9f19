import type { Resource } from '@livery/api/contract/system';
import { type AppTarget, appSystems, appTargets } from '../../app/app-targets.ts';

/** Systems that have a guide, in the order in which they are shown. */
export const systems = [...appSystems, 'desktop'] as const;
export type System = (typeof systems)[number];

/** The steps of every guide. */
export const steps = ['open', 'menu', 'add', 'start'] as const;
export type Step = (typeof steps)[number];

/** The system that an address asks for; the first one where it names none that has a guide. */
export const systemOf = (asked: string | undefined): System =>
  systems.find((system) => system === asked) ?? 'android';

/** A code to scan: the system, and the address that it opens once that is known. */
interface AppCode {
  readonly system: AppTarget['system'];
  readonly url: string | undefined;
}

/**
 * The codes of the page: the platform's addresses, and the page's own where it has none.
 *
 * @param own the address of this page, without search; undefined where no host is known, in the page's HTML
 */
export function appCodes(resources: readonly Resource[], own: string | undefined): AppCode[] {
  const targets = appTargets(resources);
  return appSystems.map((system) => {
    const target = targets.find((each) => each.system === system);
    return target ?? { system, url: own && `${own}?system=${system}` };
  });
}
