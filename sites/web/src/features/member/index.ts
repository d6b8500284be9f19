export { memberRoute } from './member.routes.ts';
