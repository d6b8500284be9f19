import { referralFriends } from '@livery/api/contract/referral';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { paged } from '../../../app/paged.ts';
import type { Services } from '../../../app/services.tsx';

/** Friends on a page. */
const pageSize = 20;

/** Who joined with the member's code, the newest first, a page at a time. */
export function friendsQuery(client: Services['client']) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, referralFriends.id] as const,
    queryFn: ({ signal, pageParam: pageNo }) =>
      client.call(referralFriends, { pageNo, pageSize }, { signal }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
}
