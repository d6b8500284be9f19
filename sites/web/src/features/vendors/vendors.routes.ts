import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { rootRoute } from '../../app/root-route.ts';
import { waysWords } from '../entry/index.ts';

/** Where vendors are chosen (spec §2 "Vendor-select screen"), by guests as well. */
export const vendorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vendors',
  loader: ({ context }) => waysWords(context),
  component: lazyScreen(
    'vendors',
    async () => (await import('./vendors-screen.tsx')).VendorsScreen,
  ),
});
