import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import { loadChunk } from '../../app/load-chunk.ts';
import { rootRoute } from '../../app/root-route.ts';
import type { CentreSearch } from '../centre/index.ts';
import { agentsOnly, sessionWords } from '../session/index.ts';
import { type AgentPageId, agentPageIds } from './agent-page-ids.ts';

export const agentHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agentHome',
  beforeLoad: ({ context }) => agentsOnly(context),
  loader: ({ context }) => sessionWords(context),
  component: lazyScreen(
    'agent home',
    async () => (await import('./home/agent-home-screen.tsx')).AgentHomeScreen,
  ),
});

const words = lazyWords('agent centre words', ['centre', 'session', 'platform']);

const centreRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agent',
  validateSearch: (search: CentreSearch): CentreSearch => search,
  beforeLoad: ({ context }) => agentsOnly(context),
  loader: ({ context }) => words(context),
  component: lazyScreen(
    'agent centre',
    async () => (await import('./frame/agent-centre.tsx')).AgentCentre,
  ),
});

/** The table is loaded with the first of its pages. */
const pageOf = async (id: AgentPageId) =>
  (await loadChunk(id, () => import('./agent-pages.ts'))).agentPages[id];

const agentPageRoute = <const Id extends AgentPageId>(id: Id) =>
  createRoute({
    getParentRoute: () => centreRoute,
    path: id,
    loader: async ({ context }) => (await pageOf(id)).words(context),
    component: lazyScreen(id, async () => (await pageOf(id)).screen()),
  });

const firstPageRoute = createRoute({
  getParentRoute: () => centreRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: `/agent/${agentPageIds[0]}`, replace: true });
  },
});

/** The agent centre (spec §2): one frame around its pages, for agents alone. */
export const agentRoute = centreRoute.addChildren([
  firstPageRoute,
  ...agentPageIds.map((id) => agentPageRoute(id)),
]);
