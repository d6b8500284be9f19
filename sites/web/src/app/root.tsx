import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyComponent } from './lazy-component.ts';
import type { SiteRouter } from './router.ts';
import { useServices } from './services.tsx';
import type { System } from './system-query.ts';

/** The screens of a closed site: most visits never need them. */
const ClosedSite = lazyComponent(
  'closed site',
  async () => (await import('../shell/status/closed-site.tsx')).ClosedSite,
);

/**
 * Chooses the root screen by system status (spec §2, §4). Until the site is open no other words or calls are asked for;
 * `main.tsx` waits for the first answer, so the page's own skeleton stands until there is a choice.
 */
export function Root({ router }: { router: SiteRouter }) {
  const query = useQuery(useServices().queries.system());
  const system: System | undefined = query.data;
  if (!system) return null;
  if (system.root === 'site') return <RouterProvider router={router} />;
  return (
    <Suspense>
      <ClosedSite
        system={{ ...system, root: system.root }}
        askedAt={query.dataUpdatedAt}
        asking={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Suspense>
  );
}
