import type { ContractKind } from '@livery/api/contract/agents';
import type { Handlers, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { agents } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { activeContract } from './find.ts';
import { isMultiLevel, isOn, refuseKind } from './guards.ts';
import { payViewOf } from './pay-view.ts';
import { periodAt } from './periods.ts';
import { type PayRow, pays } from './rows.ts';
import { runningPays } from './running.ts';
import { viewOf } from './view.ts';

export const payHandlers: Pick<
  Handlers,
  'consolidatedContract' | 'dividendProcessing' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
> = {
  consolidatedContract: {
    policy: agents,
    async handle(context) {
      return {
        dividend: await contractStanding(context, 'dividend'),
        dailySalary: await contractStanding(context, 'daily'),
        hourlySalary: await contractStanding(context, 'hourly'),
        realtimeSalary: await contractStanding(context, 'realtime'),
        multiLevel: isMultiLevel(context),
        legalBasis: context.merchant.agents?.legalBasis,
      };
    },
  },

  dividendProcessing: {
    policy: agents,
    async handle(context, asked) {
      const page = await payPage(context, 'dividend', asked);
      if (page instanceof Refused) return page;
      const { items, totalPages } = page;
      const list = items.map(({ view, betAmount, periodProfitLoss, activeMembers }) => ({
        ...view,
        periodValidBet: betAmount,
        periodProfitLoss,
        activeMembers,
      }));
      return { list, totalPages };
    },
  },

  dailySalary: { policy: agents, handle: (context, asked) => wages(context, 'daily', asked) },

  hourlySalary: { policy: agents, handle: (context, asked) => wages(context, 'hourly', asked) },

  realtimeSalary: {
    policy: agents,
    async handle(context, asked) {
      const refused = refuseKind(context, 'realtime');
      if (refused) return refused;
      const { tx, member, merchant, now } = context;
      const page = await wages(context, 'realtime', asked);
      if (page instanceof Refused) return page;
      const contract = await activeContract(tx, member.key, 'realtime');
      const clock = zoneClock(merchant.timeZone);
      const midnight = clock.startOf(clock.dayOf(now));
      const rows = await rowsOf(context, 'realtime');
      const today = rows
        .filter(({ from }) => from >= midnight)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      return {
        ...page,
        ...(contract ? { contract: await viewOf(context, contract.row) } : {}),
        nextSettlement: periodAt('Every5Minutes', now, merchant.timeZone).to,
        today: fromMinor(today, merchant.currency.decimals),
      };
    },
  },
};

async function contractStanding(context: MemberContext, kind: ContractKind) {
  const enabled = isOn(context, kind);
  const found = enabled ? await activeContract(context.tx, context.member.key, kind) : undefined;
  return { enabled, ...(found ? { contract: await viewOf(context, found.row) } : {}) };
}

async function wages(context: MemberContext, kind: ContractKind, asked: PageAsked) {
  const page = await payPage(context, kind, asked);
  if (page instanceof Refused) return page;
  const { items, totalPages } = page;
  return { list: items.map(({ view, betAmount }) => ({ ...view, betAmount })), totalPages };
}

interface PageAsked {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of what the agent is paid by contracts of a kind: what runs first, then those that are over, newest first. */
async function payPage(context: MemberContext, kind: ContractKind, asked: PageAsked) {
  const refused = refuseKind(context, kind);
  if (refused) return refused;
  const running = await runningPays(context, context.member.key, kind);
  const rows = await rowsOf(context, kind);
  const all = [
    ...running.map((row) => ({ row, state: 'processing' as const })),
    ...rows.map((row) => ({ row, state: 'issued' as const })),
  ];
  const { items, totalPages } = pageOf(all, asked);
  const shown = items.map(({ row, state }) => payViewOf(context, row, state));
  return { items: await Promise.all(shown), totalPages };
}

async function rowsOf({ tx, member }: MemberContext, kind: ContractKind): Promise<PayRow[]> {
  const stretch = { from: `${member.key}/${kind}/`, to: `${member.key}/${kind}/~`, reverse: true };
  return (await tx.range(pays, 'byAccount', stretch)).map(({ row }) => row);
}
