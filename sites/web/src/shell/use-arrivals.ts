import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { memberKey } from '../app/member-key.ts';
import { useServices } from '../app/services.tsx';
import { unreadQuery } from '../app/unread-query.ts';

/**
 * Looks for messages on every page of a member's. Of what happens without them, such as a deposit that arrives, a message tells: with
 * a new one, balance and lists are asked for again.
 */
export function useArrivals(): void {
  const { client } = useServices();
  const cache = useQueryClient();
  const { data: count } = useQuery(unreadQuery(client));
  const before = useRef(count);
  useEffect(() => {
    const hasMore = count !== undefined && before.current !== undefined && count > before.current;
    before.current = count;
    if (hasMore) void cache.invalidateQueries({ queryKey: memberKey });
  }, [cache, count]);
}
