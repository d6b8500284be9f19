import type { Client } from '@livery/api';
import { teamDownlines } from '@livery/api/contract/team';
import { memberQuery } from '../../../app/member-query.ts';
import { branchPage, type Wanted } from './team-rows.ts';

/** Those directly below the agent: with them the tree begins. */
export const firstBranch: Wanted = { account: undefined, pageNo: 1 };

/** How long an answer is not asked for again: what was asked for ahead of the screen is what the screen begins with. */
const fresh = 5_000;

/** A page of those directly below an account. */
export function branchQuery(client: Pick<Client, 'call'>, { account, pageNo }: Wanted) {
  return {
    ...memberQuery(client, teamDownlines, {
      ...(account !== undefined && { account }),
      pageNo,
      pageSize: branchPage,
    }),
    staleTime: fresh,
  };
}
