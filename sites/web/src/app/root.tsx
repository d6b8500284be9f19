import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
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
  if (!system || system.root === 'site' || !ClosedSite) return <RouterProvider router={router} />;
  return (
    <ClosedSite
      system={{ ...system, root: system.root }}
      askedAt={query.dataUpdatedAt}
      asking={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
