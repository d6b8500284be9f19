import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { rootRoute } from '../../app/root-route.ts';
import { agentsOnly, sessionWords } from '../session/index.ts';

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
