import type { EndpointId } from '@livery/api/contract';
import { handlers } from './handlers.ts';
import type { Policy } from './policy.ts';

/** The policy of every call, as its handler declares it. */
export const policies: Readonly<Record<EndpointId, Policy>> = Object.fromEntries(
  Object.entries(handlers).map(([id, { policy }]) => [id, policy]),
  // One entry for each handler, and one handler for each call.
) as Record<EndpointId, Policy>;
