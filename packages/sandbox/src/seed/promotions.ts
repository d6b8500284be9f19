import { zoneClock } from '../history/days.ts';
import { periodAt } from '../missions/periods.ts';
import { claimKey, missionClaims } from '../missions/rows.ts';
import {
  type ActivityRow,
  activities,
  activityKey,
  promotionKey,
  promotionRows,
} from '../promotions/rows.ts';
import { promotionTexts } from '../promotions/texts.ts';
import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import type { MerchantSeedParts } from './seed.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Far enough off that an application which is to be seen in a state stays in it. */
const far = 400 * day;

/** What one member has done: with the promotions that she has not touched, every state of an activity. */
const activitySeeds: readonly (Partial<ActivityRow> & { promotionId: string; hoursAgo: number })[] =
  [
    { promotionId: 'welcome', hoursAgo: 300 },
    { promotionId: 'daily-sign', hoursAgo: 0, paidAt: 0 },
    { promotionId: 'report', hoursAgo: 1, comment: 'A picture is missing.', processingAt: far },
    {
      promotionId: 'idea',
      hoursAgo: 20,
      comment: 'A darker dark mode.',
      processingAt: 0,
      decidedAt: far,
    },
    { promotionId: 'birthday', hoursAgo: 50, comment: '12 March', processingAt: 0, decidedAt: 0 },
    { promotionId: 'photo', hoursAgo: 90, comment: 'Our street.', decidedAt: 0, paidAt: hour },
    { promotionId: 'review', hoursAgo: 120, comment: 'Quick.', decidedAt: 0, paidAt: hour },
    { promotionId: 'story', hoursAgo: 140, processingAt: 0, decidedAt: 0 },
  ];

/**
 * Writes when a merchant's promotions run, what one member has done in them, and a mission that she has been paid for. Times of the
 * list above count from the application.
 */
export async function fillPromotions(
  tx: Transaction,
  { merchant, now }: MerchantSeedParts,
): Promise<void> {
  for (const { promotionId, days } of promotionTexts) {
    await tx.put(promotionRows, promotionKey(merchant.code, promotionId), {
      promotionId,
      startTime: now + days[0] * day,
      endTime: now + days[1] * day,
    });
  }
  const account = accountKey(merchant.code, 'mira2026');
  for (const [index, { promotionId, hoursAgo, ...rest }] of activitySeeds.entries()) {
    const { comment = '', images = [], processingAt, decidedAt, paidAt } = rest;
    const time = now - hoursAgo * hour;
    await tx.put(activities, activityKey(account, promotionId), {
      reference: `A-SEED-${index + 1}`,
      comment,
      images,
      time,
      processingAt: processingAt === undefined ? undefined : time + processingAt,
      decidedAt: decidedAt === undefined ? undefined : time + decidedAt,
      paidAt: paidAt === undefined ? undefined : time + paidAt,
    });
  }
  const { start } = periodAt('Weekly', zoneClock(merchant.timeZone), now);
  await tx.put(missionClaims, claimKey(account, 'weekly-visit', start), {
    account,
    missionId: 'weekly-visit',
    reference: 'Q-SEED-1',
    time: start,
  });
}
