import type { Handlers } from '../handlers.ts';
import { pageOf } from '../paging.ts';
import { agents } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { betTotals, betViews, foundBets } from './bets.ts';
import { exportOf } from './export.ts';
import { downlinesOf, teamMemberOf } from './members.ts';
import { overviewOf } from './overview.ts';
import { profitOf } from './profit.ts';
import { revenueOf } from './revenue.ts';
import { foundTransactions, transactionTotals, transactionView } from './transactions.ts';

/** What an agent may learn of the tree beneath: each call begins with that tree, and nobody else is in its answer. */
export const teamHandlers: Pick<
  Handlers,
  | 'teamOverview'
  | 'teamDownlines'
  | 'teamMember'
  | 'teamBets'
  | 'teamProfit'
  | 'teamTransactions'
  | 'agentRevenue'
  | 'teamExport'
> = {
  teamOverview: { policy: agents, handle: overviewOf },
  teamDownlines: { policy: agents, handle: downlinesOf },
  teamMember: {
    policy: agents,
    handle: (context, { account }) => teamMemberOf(context, account),
  },

  teamBets: {
    policy: agents,
    async handle(context, asked) {
      const found = await foundBets(context, asked);
      if (found instanceof Refused) return found;
      const { items, totalPages } = pageOf(found.rows, asked);
      return {
        list: await betViews(context, found.places, items),
        totalPages,
        totals: betTotals(found.rows, context),
      };
    },
  },

  teamProfit: { policy: agents, handle: profitOf },

  teamTransactions: {
    policy: agents,
    async handle(context, asked) {
      const found = await foundTransactions(context, asked);
      if (found instanceof Refused) return found;
      const { items, totalPages } = pageOf(found.crossings, asked);
      return {
        list: items.map((each) => transactionView(each, found.team, context)),
        totalPages,
        totals: transactionTotals(found.crossings, context),
      };
    },
  },

  agentRevenue: { policy: agents, handle: revenueOf },
  teamExport: { policy: agents, handle: exportOf },
};
