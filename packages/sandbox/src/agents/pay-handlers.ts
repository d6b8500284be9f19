import type { ContractKind } from '@livery/api/contract/agents';
import type { Handlers, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { agents } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { activeContract } from './find.ts';
import { isMultiLevel, isOn, refuseKind } from './guards.ts';
import { isPaid, type PaidDays, paidIn } from './paid.ts';
import { payViewOf } from './pay-view.ts';
import { periodAt } from './periods.ts';
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
    handle: (context, asked) => payPage(context, { ...asked, kind: 'dividend' }, dividendOf),
  },

  dailySalary: {
    policy: agents,
    handle: (context, asked) => payPage(context, { ...asked, kind: 'daily' }, wageOf),
  },

  hourlySalary: {
    policy: agents,
    handle: (context, asked) => payPage(context, { ...asked, kind: 'hourly' }, wageOf),
  },

  realtimeSalary: {
    policy: agents,
    async handle(context, asked) {
      const page = await payPage(context, { ...asked, kind: 'realtime' }, wageOf);
      if (page instanceof Refused) return page;
      const { merchant, now } = context;
      const today = zoneClock(merchant.timeZone).dayOf(now);
      const paid = await paidIn(context, 'realtime', { from: today, to: today });
      const sum = paid.reduce((all, { amount }) => all + BigInt(amount), 0n);
      return {
        ...page,
        nextSettlement: periodAt('Every5Minutes', now, merchant.timeZone).to,
        today: fromMinor(sum, merchant.currency.decimals),
      };
    },
  },
};

async function contractStanding(context: MemberContext, kind: ContractKind) {
  const enabled = isOn(context, kind);
  const found = enabled ? await activeContract(context.tx, context.member.key, kind) : undefined;
  return { enabled, ...(found ? { contract: await viewOf(context, found.row) } : {}) };
}

type Pay = Awaited<ReturnType<typeof payViewOf>>;

function dividendOf({ view, betAmount, ...figures }: Pay) {
  return { ...view, ...figures, periodValidBet: betAmount };
}

function wageOf({ view, betAmount }: Pay) {
  return { ...view, betAmount };
}

interface PageAsked extends PaidDays {
  readonly kind: ContractKind;
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * A page of what the agent is paid by contracts of a kind: what runs first, then those that are over, newest first. Of a kind that the
 * merchant no longer has, what was paid before stays open to whom it was paid.
 */
async function payPage<Item>(
  context: MemberContext,
  { kind, ...asked }: PageAsked,
  itemOf: (pay: Pay) => Item,
) {
  const refused = refuseKind(context, kind);
  if (refused && !(await isPaid(context, kind))) return refused;
  const { member, merchant, now } = context;
  const isCurrent = asked.to === undefined || asked.to >= zoneClock(merchant.timeZone).dayOf(now);
  const runs = !refused && isCurrent && asked.pageNo === 1;
  const running = runs ? await runningPays(context, member.key, kind) : [];
  const { items, totalPages } = pageOf(await paidIn(context, kind, asked), asked);
  const shown = [
    ...running.map((row) => payViewOf(context, row, 'processing')),
    ...items.map((row) => payViewOf(context, row, 'issued')),
  ];
  return { list: (await Promise.all(shown)).map(itemOf), totalPages };
}
