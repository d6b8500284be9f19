import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
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
  component: lazyScreen(
    'agent home',
    async () => (await import('./home/agent-home-screen.tsx')).AgentHomeScreen,
  ),
});
