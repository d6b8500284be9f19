import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { rootRoute } from '../../app/root-route.ts';
import { entrySearch, entryWords } from '../entry/index.ts';
import { guestsOnly } from '../session/index.ts';

export const forgottenPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forget',
  validateSearch: entrySearch,
  beforeLoad: ({ context, search }) => guestsOnly(context, search),
  loader: ({ context }) => entryWords(context),
  component: lazyScreen(
    'forgotten password',
    async () => (await import('./forgot-screen.tsx')).ForgotScreen,
  ),
});
