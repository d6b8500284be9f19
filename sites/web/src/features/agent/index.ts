export { agentHomeRoute } from './agent.routes.ts';
