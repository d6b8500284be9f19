import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { statusWords } from '../shell/status/status-words.ts';
import { codeQuery } from './code-query.ts';
import type { SiteRouter } from './router.ts';
import { type Services, useServices } from './services.tsx';
import type { System } from './system-query.ts';

/** The screens of a closed site and their words: most visits never need them. */
export const closedSiteQuery = (services: Services) =>
  codeQuery('closed site', async () => {
    const [{ ClosedSite }] = await Promise.all([
      import('../shell/status/closed-site.tsx'),
      statusWords(services),
    ]);
    return ClosedSite;
  });

/** The screen of the page's address. */
function OpenSite({ router }: { router: SiteRouter }) {
  // The router hears of another address only once it is drawn, and draws whatever was loaded by then: a visitor who goes back meanwhile
  // would stay on that page. In an effect, so that nothing changes while the page's HTML is taken over.
  useLayoutEffect(() => {
    if (router.state.location.href !== router.latestLocation.href) void router.load();
  }, [router]);
  return <RouterProvider router={router} />;
}

/**
 * Chooses the root screen by system status (spec §2, §4): the open site until it is known, since that is what the page's HTML
 * shows. Calls wait until the site is open.
 */
export function Root({ router }: { router: SiteRouter }) {
  const services = useServices();
  const query = useQuery(services.queries.system());
  const system: System | undefined = query.data;
  const isClosed = system !== undefined && system.root !== 'site';
  const { data: ClosedSite } = useQuery({
    ...closedSiteQuery(services),
    enabled: isClosed,
    throwOnError: true,
  });
  // An open page stays until there is something to take its place; it asks the platform for nothing.
  if (!system || system.root === 'site' || !ClosedSite) return <OpenSite router={router} />;
  return (
    <ClosedSite
      system={{ ...system, root: system.root }}
      askedAt={query.dataUpdatedAt}
      asking={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
