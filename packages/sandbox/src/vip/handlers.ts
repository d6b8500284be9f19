import { changeAccount } from '../account/change.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { bets, isDecided } from '../history/rows.ts';
import { sortableTime } from '../ledger/rows.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { usual } from '../money/request.ts';
import { anyone, realPlayers } from '../policy.ts';
import { levelTexts } from './levels.ts';

export const vipHandlers: Pick<Handlers, 'vipLevels' | 'vipStanding'> = {
  vipLevels: {
    policy: anyone,
    async handle(context) {
      const { language, merchant } = context;
      return levelTexts.map((level) => {
        const name = localise(level.name, language);
        return {
          rank: level.rank,
          name: name.text,
          bets: fromMinor(usual(level.bets, context), merchant.currency.decimals),
          perks: level.perks.map((perk) => localise(perk, language).text),
          language: name.language,
        };
      });
    },
  },

  vipStanding: {
    policy: realPlayers,
    async handle(context) {
      const { merchant, member, now } = context;
      const money = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
      const { start: from, end: to } = monthAt(merchant.timeZone, now);
      const counted = await validBetsSince(context, from);
      const rank = rankAfter(context, member.account.rankLevel, counted);
      // A level that was reached is kept: nothing takes it away.
      if (rank !== member.account.rankLevel) await changeAccount(context, { rankLevel: rank });
      const next = levelTexts.find((level) => level.rank > rank);
      const target = next && usual(next.bets, context);
      return {
        rank,
        bets: money(counted),
        from,
        to,
        ...(next && target !== undefined
          ? { next: { rank: next.rank, bets: money(target), left: money(target - counted) } }
          : {}),
      };
    },
  },
};

/** The level after bets of so many minor units in a month; never below the one before. */
function rankAfter(context: MemberContext, before: number, counted: bigint): number {
  const reached = levelTexts.filter(({ bets: units }) => counted >= usual(units, context));
  return Math.max(before, ...reached.map(({ rank }) => rank));
}

/** Begin and end of the calendar month in the merchant's zone. */
export function monthAt(timeZone: string, now: number): { start: number; end: number } {
  const clock = zoneClock(timeZone);
  const [year = '', month = ''] = clock.dayOf(now).split('-');
  const after = new Date(Date.UTC(Number(year), Number(month), 1)).toISOString().slice(0, 10);
  return { start: clock.startOf(`${year}-${month}-01`), end: clock.startOf(after) };
}

/** Sum of the stakes of bets that were decided since a moment, in minor units; open and void ones do not count. */
async function validBetsSince({ tx, member }: MemberContext, since: number): Promise<bigint> {
  const stretch = { from: `${member.key}/${sortableTime(since)}`, to: `${member.key}/~` };
  const rows = await tx.range(bets, 'bySettled', stretch);
  return rows.reduce((sum, { row }) => sum + (isDecided(row) ? BigInt(row.stake) : 0n), 0n);
}
