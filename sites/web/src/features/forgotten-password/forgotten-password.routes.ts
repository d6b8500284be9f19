import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '../../app/load-chunk.ts';
import { rootRoute } from '../../app/root-route.ts';
import { entrySearch, entryWords } from '../entry/index.ts';
import { guestsOnly } from '../session/index.ts';

export const forgottenPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forget',
  validateSearch: entrySearch,
  beforeLoad: ({ context, search }) => guestsOnly(context, search),
  loader: ({ context }) => entryWords(context),
  component: lazyRouteComponent(
    () => loadChunk('forgotten password', () => import('./forgot-screen.tsx')),
    'ForgotScreen',
  ),
});
