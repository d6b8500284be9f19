import type { ActService } from '@livery/flows/act';
import type { QueryClient } from '@tanstack/react-query';
import { memberKey } from './member-key.ts';

/**
 * The service of an act whose flow ends with its page. Leaving the page does not give the call up, and what it has done shows in the
 * balance and the badges.
 */
export function outlasting<Request, Value>(
  cache: QueryClient,
  service: ActService<Request, Value>,
): ActService<Request, Value> {
  return async (asked, signal) => {
    try {
      return await service(asked, new AbortController().signal);
    } finally {
      if (signal.aborted) void cache.invalidateQueries({ queryKey: memberKey });
    }
  };
}
