import type { Mission } from '@livery/api/contract/missions';
import type { Handlers, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { playPostingsSince } from '../ledger/ledger.ts';
import type { MovementKind } from '../ledger/rows.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { newReference, usual } from '../money/request.ts';
import { offers, realPlayers } from '../policy.ts';
import { payReward } from '../promotions/reward.ts';
import { Refused } from '../refusal.ts';
import { boardOf } from './board.ts';
import { periodAt } from './periods.ts';
import { claimKey, missionClaims } from './rows.ts';
import { type MissionText, missionTexts } from './texts.ts';

export const missionHandlers: Pick<
  Handlers,
  'missionSummary' | 'missionClaim' | 'missionLeaderboard'
> = {
  missionSummary: {
    policy: offers,
    async handle(context) {
      const missions = await missionsOf(context);
      return { missions, claimable: claimableOf(missions) };
    },
  },

  missionClaim: {
    policy: realPlayers,
    async handle(context, { missionId }) {
      const text = missionTexts.find((each) => each.missionId === missionId);
      if (text === undefined) {
        return new Refused('NOT_FOUND', 'There is no mission of this id.', { status: 404 });
      }
      const { state } = await missionOf(context, text);
      if (state !== 'claimable') {
        return new Refused('WRONG_STATE', `The mission is ${state} in this period.`);
      }
      const { tx, member, now, merchant } = context;
      const reference = newReference('Q', context);
      const { start } = periodOf(context, text);
      await tx.put(missionClaims, claimKey(member.key, missionId, start), {
        account: member.key,
        missionId,
        reference,
        time: now,
      });
      const amount = usual(text.reward, context);
      await payReward(context, { reference, amount });
      return { reference, amount: fromMinor(amount, merchant.currency.decimals), time: now };
    },
  },

  missionLeaderboard: {
    policy: offers,
    async handle(context, { periodType }) {
      const { end } = periodAt(periodType, zoneClock(context.merchant.timeZone), context.now);
      let score = 0;
      for (const each of missionTexts) {
        if (each.periodType !== periodType) continue;
        if ((await missionOf(context, each)).state !== 'open') score += each.score;
      }
      return { ...boardOf(context, { periodType, end, score }), endTime: end };
    },
  },
};

/** How many missions of a member can be claimed. */
export async function claimableMissions(context: MemberContext): Promise<number> {
  return claimableOf(await missionsOf(context));
}

const claimableOf = (missions: readonly Mission[]): number =>
  missions.filter(({ state }) => state === 'claimable').length;

async function missionsOf(context: MemberContext): Promise<Mission[]> {
  const missions: Mission[] = [];
  for (const each of missionTexts) missions.push(await missionOf(context, each));
  return missions;
}

function periodOf({ merchant, now }: MemberContext, { periodType }: MissionText) {
  return periodAt(periodType, zoneClock(merchant.timeZone), now);
}

/** Sum of the movements of some kinds in all wallets that are played from, in minor units. */
async function playedSince(
  { tx, member }: MemberContext,
  kinds: readonly MovementKind[],
  since: number,
): Promise<bigint> {
  const rows = await playPostingsSince(tx, member.key, since);
  const own = rows.filter(({ kind }) => kinds.includes(kind));
  return own.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}

/** A mission as the member stands in it now. */
async function missionOf(context: MemberContext, mission: MissionText): Promise<Mission> {
  const { tx, member, merchant, language } = context;
  const { missionId, periodType, counts, score: _, ...rest } = mission;
  const { start, end } = periodOf(context, mission);
  const unit = counts.length === 0 ? 'times' : 'money';
  const write = (amount: bigint) =>
    unit === 'times' ? String(amount) : fromMinor(amount, merchant.currency.decimals);
  const target = unit === 'times' ? BigInt(rest.target) : usual(rest.target, context);
  const counted = unit === 'times' ? 1n : await playedSince(context, counts, start);
  // Stakes come out of a wallet.
  const moved = counted < 0n ? -counted : counted;
  const progress = moved < target ? moved : target;
  const claim = await tx.get(missionClaims, claimKey(member.key, missionId, start));
  const title = localise(rest.title, language);
  return {
    missionId,
    title: title.text,
    text: localise(rest.text, language).text,
    periodType,
    unit,
    progress: write(progress),
    target: write(target),
    reward: fromMinor(usual(rest.reward, context), merchant.currency.decimals),
    state: claim ? 'claimed' : progress < target ? 'open' : 'claimable',
    endTime: end,
    language: title.language,
  };
}
