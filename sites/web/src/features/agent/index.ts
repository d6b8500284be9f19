export { agentHomeRoute, agentRoute } from './agent.routes.ts';
