import { drawPrize } from '../chances/draw-prize.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { fromMinor } from '../money/amount.ts';
import { newReference, usual } from '../money/request.ts';
import { offers, realPlayers } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { payReward } from './reward.ts';
import { activities, activityKey, raffleTurns } from './rows.ts';
import { openness } from './state.ts';
import { type Known, promotionOf } from './view.ts';
import { wageringOf } from './wagering.ts';

/** Prizes in usual units, with their chances in per cent; the chances add up to 100. */
const prizes = [
  { units: 0, chancePercent: 55 },
  { units: 1, chancePercent: 30 },
  { units: 5, chancePercent: 12 },
  { units: 50, chancePercent: 3 },
] as const;

export const raffleHandlers: Pick<Handlers, 'raffleStatus' | 'rafflePromotion'> = {
  raffleStatus: {
    policy: offers,
    async handle(context) {
      const { merchant } = context;
      const { end } = turnOf(context);
      return {
        open: await raffleWaits(context),
        nextTime: end,
        prizes: prizes.map(({ units, chancePercent }) => ({
          amount: fromMinor(usual(units, context), merchant.currency.decimals),
          chancePercent,
        })),
      };
    },
  },

  rafflePromotion: {
    policy: realPlayers,
    async handle(context) {
      const { tx, merchant, member, now } = context;
      const raffle = await openRaffle(context);
      if (!raffle) return new Refused('NOT_AVAILABLE', 'No raffle runs now.');
      const { key, end } = turnOf(context);
      if ((await tx.get(raffleTurns, key)) !== undefined) {
        return new Refused(
          'WRONG_STATE',
          `You have had today's turn. The next one begins at ${new Date(end).toISOString()}.`,
        );
      }
      const amount = usual(prizes[drawPrize(context.entropy, prizes)]?.units ?? 0, context);
      const reference = newReference('R', context);
      await tx.put(raffleTurns, key, { reference, amount: String(amount), time: now });
      await tx.put(activities, activityKey(member.key, 'raffle'), {
        reference,
        comment: '',
        images: [],
        time: now,
      });
      const wagering = { ...wageringOf(amount, context), name: raffle.title };
      await payReward(context, { reference, amount, wagering });
      return {
        reference,
        amount: fromMinor(amount, merchant.currency.decimals),
        time: now,
        nextTime: end,
      };
    },
  },
};

/** Whether the raffle runs and the member has not had today's turn. */
export async function raffleWaits(context: MemberContext): Promise<boolean> {
  const isHad = (await context.tx.get(raffleTurns, turnOf(context).key)) !== undefined;
  return !isHad && (await openRaffle(context)) !== undefined;
}

/** The day's turn of a member: the key of its row, and when the day is over. */
function turnOf({ member, merchant, now }: MemberContext): { key: string; end: number } {
  const clock = zoneClock(merchant.timeZone);
  const day = clock.dayOf(now);
  return { key: `${member.key}/${day}`, end: clock.endOf(day) };
}

async function openRaffle(context: MemberContext): Promise<Known | undefined> {
  const raffle = await promotionOf(context, 'raffle');
  const isOpen = !(raffle instanceof Refused) && openness(raffle, context.now) === 'join';
  return isOpen ? raffle : undefined;
}
