import type { Activity, Promotion } from '@livery/api/contract/promotions';
import type { Context, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { promotionAddress } from '../images.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { usual } from '../money/request.ts';
import { Refused } from '../refusal.ts';
import { type ActivityRow, type PromotionRow, promotionKey, promotionRows } from './rows.ts';
import { activityState, claimDays, claimUntil, openness } from './state.ts';
import { type PromotionText, promotionTexts, rejectionReason, withdrawalTerm } from './texts.ts';
import { wageringOf } from './wagering.ts';

/** A promotion: its words and its times. */
export type Known = PromotionText & PromotionRow;

/** Every promotion of the merchant. */
export async function promotionsOf({ tx, merchant }: Pick<Context, 'tx' | 'merchant'>) {
  const known: Known[] = [];
  for (const text of promotionTexts) {
    const row = (await tx.get(promotionRows, promotionKey(merchant.code, text.promotionId)))?.row;
    if (row) known.push({ ...text, ...row });
  }
  return known;
}

/** The promotion of an id. */
export async function promotionOf(
  context: Pick<Context, 'tx' | 'merchant'>,
  promotionId: string,
): Promise<Known | Refused> {
  const known = (await promotionsOf(context)).find((each) => each.promotionId === promotionId);
  return known ?? new Refused('NOT_FOUND', 'There is no promotion of this id.', { status: 404 });
}

/** A promotion as everybody sees it. */
export function promotionView(context: Context, known: Known): Promotion & { language: string } {
  const { merchant, language, now } = context;
  const { promotionId, category, activity, startTime, endTime, reward } = known;
  const title = localise(known.title, language);
  const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
  const { turnover, days, maxBet, excludedGameTypes } = wageringOf(usual(reward, context), context);
  return {
    promotionId,
    category,
    activity,
    title: title.text,
    summary: localise(known.summary, language).text,
    imageUrl: promotionAddress(merchant.code, promotionId, title.language),
    reward: text(usual(reward, context)),
    startTime,
    endTime,
    state: openness(known, now),
    terms: {
      turnover: text(turnover),
      turnoverDays: days,
      claimDays,
      maxBet: text(BigInt(maxBet)),
      excludedGames: [...excludedGameTypes],
      withdrawal: localise(withdrawalTerm, language).text,
    },
    language: title.language,
  };
}

/** The state of a member in a promotion. */
export function activityView(
  context: MemberContext,
  known: Known,
  row: ActivityRow | undefined,
): Activity {
  const { promotionId, title, reward, language } = promotionView(context, known);
  const state = stateOf(context, known, row);
  return {
    promotionId,
    title,
    state,
    reward,
    images: [...(row?.images ?? [])],
    ...(row ? { reference: row.reference, comment: row.comment, time: row.time } : {}),
    ...(row && state === 'claim' ? { claimUntil: claimUntil(row) } : {}),
    ...(state === 'rejected' ? { reason: localise(rejectionReason, language).text } : {}),
    language,
  };
}

/** The state of a member's activity now. */
export function stateOf(
  { merchant, now }: Pick<Context, 'merchant' | 'now'>,
  known: Known,
  row: ActivityRow | undefined,
) {
  const today = () => {
    const clock = zoneClock(merchant.timeZone);
    return clock.startOf(clock.dayOf(now));
  };
  return activityState(known, row, { open: openness(known, now), now, today });
}
