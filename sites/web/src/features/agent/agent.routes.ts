import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '../../app/load-chunk.ts';
import { rootRoute } from '../../app/root-route.ts';
import { guardAgentPage, sessionWords, visitorOf } from '../session/index.ts';

export const agentHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agentHome',
  beforeLoad: ({ context }) => {
    const { agentCentre } = context.site.merchant.features;
    const answer = guardAgentPage(visitorOf(context.session.state()), agentCentre);
    if (answer === 'go') return;
    if (answer === 'signIn') {
      throw redirect({ to: '/login', search: { from: 'agent' }, replace: true });
    }
    context.dialogs.open({ kind: answer });
    throw redirect({ to: '/', replace: true });
  },
  loader: ({ context }) => sessionWords(context),
  component: lazyRouteComponent(
    () => loadChunk('agent home', () => import('./home/agent-home-screen.tsx')),
    'AgentHomeScreen',
  ),
});
