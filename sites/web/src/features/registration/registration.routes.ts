import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { rootRoute } from '../../app/root-route.ts';
import { entrySearch, waysWords } from '../entry/index.ts';
import { guestsOnly } from '../session/index.ts';

const registration = {
  getParentRoute: () => rootRoute,
  validateSearch: entrySearch,
  component: lazyScreen(
    'registration',
    async () => (await import('./register-screen.tsx')).RegisterScreen,
  ),
} as const;

/** Registration under both of its addresses (spec §2). */
export const registrationRoutes = [
  createRoute({
    ...registration,
    path: '/register',
    beforeLoad: ({ context, search }) => guestsOnly(context, search),
    loader: ({ context }) => waysWords(context),
  }),
  createRoute({
    ...registration,
    path: '/register.html',
    beforeLoad: ({ context, search }) => guestsOnly(context, search),
    loader: ({ context }) => waysWords(context),
  }),
] as const;
