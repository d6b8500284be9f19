import { resolve } from '@livery/merchant/settings';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { Services } from '../../app/services.tsx';
import { AnalyticsQuestion } from './analytics-question.tsx';
import { type Consent, consentOf } from './consent.ts';
import { countedRoute } from './counted-route.ts';
import { createGoogleTag, type TagPage, type TagTarget } from './google-tag.ts';

/**
 * Asks a visitor of a merchant with analytics whether visits may be counted, once, and counts page views while the answer is yes.
 * Another answer holds from the next moment on, in every tab.
 *
 * @param signal ends it
 */
export async function countVisits(
  services: Services,
  router: RegisteredRouter,
  signal: AbortSignal,
): Promise<void> {
  const { site, cache, queries, dialogs, storage, language } = services;
  const { merchant } = site;
  // The page's security policy allows the merchant's own host and no other, so the platform names an id at most.
  if (!merchant.analytics) return;
  const { host } = merchant.analytics;
  const { permission } = await cache.ensureQueryData(queries.system());
  const target = { host, gtagId: resolve('gtagId', { platform: permission?.analytics, merchant }) };
  if (signal.aborted) return;
  const consent = consentOf(storage);
  followVisits(window, { consent, target, router, language: language.tag }, signal);
  if (consent.decision() !== 'open') return;
  await services.loadWords('display');
  if (signal.aborted) return;
  dialogs.showBeside(
    <AnalyticsQuestion key="analytics" consent={consent} site={merchant.name} host={host} />,
  );
}

/** Counts the page that is open and each one after it, as long as the decision is `allowed`. */
export function followVisits(
  page: TagPage,
  visit: {
    readonly consent: Consent;
    readonly target: TagTarget;
    readonly router: Pick<RegisteredRouter, 'subscribe' | 'state'>;
    readonly language: string;
  },
  signal: AbortSignal,
): void {
  const { consent, router } = visit;
  const tag = createGoogleTag(page, visit.target);
  // Unknown at first: a visitor who said no, or whose browser does since, may have cookies of an earlier yes.
  let isCounting: boolean | undefined;
  const view = (): void => {
    const route = countedRoute(router.state.matches.at(-1)?.fullPath ?? '');
    if (isCounting && route !== undefined) tag.view(route, visit.language);
  };
  const follow = (): void => {
    const isAllowed = consent.decision() === 'allowed';
    if (isAllowed === isCounting) return;
    isCounting = isAllowed;
    if (isAllowed) view();
    else tag.stop();
  };
  const ends = [
    consent.subscribe(follow),
    router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) view();
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  follow();
}
