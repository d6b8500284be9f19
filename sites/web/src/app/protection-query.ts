import type { Client } from '@livery/api';
import { protection } from '@livery/api/contract/protection';
import { memberQuery } from './member-query.ts';

/** What the member has set to protect themselves, and how much of each limit is left: one answer for every screen that asks. */
export const protectionQuery = (client: Pick<Client, 'call'>) =>
  memberQuery(client, protection, {});
