import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '../../app/load-chunk.ts';
import { rootRoute } from '../../app/root-route.ts';
import { waysWords } from '../entry/index.ts';

/** Where vendors are chosen (spec §2 "Vendor-select screen"), by guests as well. */
export const vendorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vendors',
  loader: ({ context }) => waysWords(context),
  component: lazyRouteComponent(
    () => loadChunk('vendors', () => import('./vendors-screen.tsx')),
    'VendorsScreen',
  ),
});
