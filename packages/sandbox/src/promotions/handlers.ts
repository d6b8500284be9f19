import { lengthOf } from '@livery/api';
import { maxCommentLength } from '@livery/api/contract/member-fields';
import { keepImages } from '../files/uploads.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { newReference, usual } from '../money/request.ts';
import { pageOf } from '../paging.ts';
import { anyone, offers, realPlayers } from '../policy.ts';
import { refuseOffers } from '../protection/standing.ts';
import { Refused } from '../refusal.ts';
import { contentOf } from './content.ts';
import { payReward } from './reward.ts';
import { type ActivityRow, activities, activityKey } from './rows.ts';
import { decidedAfterMs, processingAfterMs } from './state.ts';
import {
  activityView,
  type Known,
  promotionOf,
  promotionsOf,
  promotionView,
  stateOf,
} from './view.ts';
import { wageringOf } from './wagering.ts';

export const promotionHandlers: Pick<
  Handlers,
  'promotions' | 'promotionDetail' | 'activityList' | 'activityApply' | 'activityClaim'
> = {
  promotions: {
    policy: anyone,
    async handle(context, { category, ...asked }) {
      const order = ['join', 'comingSoon', 'closed'];
      const shown = (await refuseOffers(context)) ? [] : await promotionsOf(context);
      const list = shown
        .filter((each) => category === undefined || each.category === category)
        .map((each) => promotionView(context, each))
        .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
      const { items, totalPages } = pageOf(list, asked);
      return { list: items, totalPages };
    },
  },

  promotionDetail: {
    policy: anyone,
    async handle(context, { promotionId }) {
      const refused = await refuseOffers(context);
      if (refused) return refused;
      const known = await promotionOf(context, promotionId);
      if (known instanceof Refused) return known;
      const view = promotionView(context, known);
      return { ...view, content: contentOf(known, view.summary, context.language) };
    },
  },

  activityList: {
    policy: offers,
    async handle(context) {
      const list = [];
      for (const known of await promotionsOf(context)) {
        list.push(activityView(context, known, await currentRow(context, known)));
      }
      return { list };
    },
  },

  activityApply: {
    policy: realPlayers,
    async handle(context, { promotionId, comment: typed, images }) {
      const known = await promotionOf(context, promotionId);
      if (known instanceof Refused) return known;
      const comment = typed.trim();
      const length = lengthOf(comment);
      if (length > maxCommentLength) {
        return new Refused(
          'FIELD_INVALID',
          `comment: expected at most ${maxCommentLength} characters, found ${length}.`,
        );
      }
      const before = await currentRow(context, known);
      const state = stateOf(context, known, before);
      if (state !== 'join' || known.activity === 'raffle') {
        return new Refused('WRONG_STATE', `The activity is ${state}.`);
      }
      const kept = await keepImages(context, images);
      if (kept instanceof Refused) return kept;
      const { tx, member, now } = context;
      const row: ActivityRow = {
        reference: newReference('A', context),
        comment,
        images: kept.map(({ id }) => id),
        time: now,
      };
      // Joining or signing in is all there is to do.
      if (known.activity !== 'application') {
        return activityView(context, known, await pay(context, known, row));
      }
      row.processingAt = now + processingAfterMs;
      row.decidedAt = now + decidedAfterMs;
      await tx.put(activities, activityKey(member.key, promotionId), row);
      return activityView(context, known, row);
    },
  },

  activityClaim: {
    policy: realPlayers,
    async handle(context, { promotionId }) {
      const known = await promotionOf(context, promotionId);
      if (known instanceof Refused) return known;
      const row = await currentRow(context, known);
      const state = stateOf(context, known, row);
      if (row === undefined || state !== 'claim') {
        return new Refused('WRONG_STATE', `The activity is ${state}.`);
      }
      return activityView(context, known, await pay(context, known, row));
    },
  },
};

/** How many rewards of a member's activities can be claimed. */
export async function claimableActivities(context: MemberContext): Promise<number> {
  let count = 0;
  for (const known of await promotionsOf(context)) {
    if (stateOf(context, known, await currentRow(context, known)) === 'claim') count += 1;
  }
  return count;
}

/** The row of the member's activity; a reward that is paid without being claimed is paid when its time has come, once. */
async function currentRow(context: MemberContext, known: Known): Promise<ActivityRow | undefined> {
  const { tx, member } = context;
  const row = (await tx.get(activities, activityKey(member.key, known.promotionId)))?.row;
  if (row && known.direct && stateOf(context, known, row) === 'claim') {
    return pay(context, known, row, row.decidedAt);
  }
  return row;
}

/** Pays what a promotion promises, under the terms that its page states, now or at the time when it was due. */
async function pay(
  context: MemberContext,
  known: Known,
  row: ActivityRow,
  time = context.now,
): Promise<ActivityRow> {
  const { tx, member } = context;
  const { promotionId, reward, title } = known;
  const amount = usual(reward, context);
  const paid = { ...row, paidAt: time };
  await tx.put(activities, activityKey(member.key, promotionId), paid);
  await payReward(context, {
    reference: row.reference,
    time,
    amount,
    wagering: { ...wageringOf(amount, context), name: title },
  });
  return paid;
}
