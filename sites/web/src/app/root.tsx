import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { codeQuery } from './code-query.ts';
import type { SiteRouter } from './router.ts';
import { useServices } from './services.tsx';
import type { System } from './system-query.ts';

/** The screens of a closed site: most visits never need them. */
export const closedSiteQuery = codeQuery(
  'closed site',
  async () => (await import('../shell/status/closed-site.tsx')).ClosedSite,
);

/**
 * Chooses the root screen by system status (spec §2, §4). Until the site is open no other words or calls are asked for;
 * `main.tsx` waits for the first answer and the code that shows it, so the page's own skeleton stands until there is something to show.
 */
export function Root({ router }: { router: SiteRouter }) {
  const query = useQuery(useServices().queries.system());
  const system: System | undefined = query.data;
  const isClosed = system !== undefined && system.root !== 'site';
  const { data: ClosedSite } = useQuery({
    ...closedSiteQuery,
    enabled: isClosed,
    throwOnError: true,
  });
  if (!system) return null;
  if (system.root === 'site') return <RouterProvider router={router} />;
  if (!ClosedSite) return null;
  return (
    <ClosedSite
      system={{ ...system, root: system.root }}
      askedAt={query.dataUpdatedAt}
      asking={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
