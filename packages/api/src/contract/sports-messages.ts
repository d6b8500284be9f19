import * as v from 'valibot';
import { amountSchema } from './member-fields.ts';
import {
  acceptRules,
  maxSlipBets,
  priceSchema,
  selectionEntries,
  shownSlipAnswerSchema,
  slipBetSchema,
  sportsBetSchema,
  sportsEvents,
} from './sports.ts';

/** What a member chose for slips; the page keeps it on the device, since a frame without an origin keeps nothing. */
export const slipChoiceSchema = v.object({
  accept: v.picklist(acceptRules),
  odds: v.picklist(['decimal', 'hk', 'malay', 'indo', 'american']),
});
export type SlipChoice = v.InferOutput<typeof slipChoiceSchema>;

/** A bet of a slip that is not sent yet: the price that the member chose or confirmed, and what they typed for a stake. */
export const keptLineSchema = v.object({
  ...selectionEntries,
  seen: priceSchema,
  stakeText: v.pipe(v.string(), v.maxLength(40)),
});
export type KeptLine = v.InferOutput<typeof keptLineSchema>;
/** See {@link keptLineSchema}. */
export const keptLinesSchema = v.pipe(v.array(keptLineSchema), v.maxLength(maxSlipBets));

const fromGame = { from: v.literal('livery-game') };
const fromPage = { from: v.literal('livery-page') };

/** What a game of slips on matches says beside what every game does. */
export const sportsGameMessages = [
  /** Which matches are there, and how do the member's bets stand? The page answers with `sports`, or `sportsFailed`. */
  v.object({ ...fromGame, type: v.literal('sportsAsked') }),
  /** The member sent the slip. The page places it (`sportsBet`) and answers with `slip`, or `refused`. */
  v.object({
    ...fromGame,
    type: v.literal('slipSent'),
    accept: v.picklist(acceptRules),
    bets: v.pipe(v.array(slipBetSchema), v.minLength(1), v.maxLength(maxSlipBets)),
    total: amountSchema,
  }),
  v.object({ ...fromGame, type: v.literal('slipChoice'), choice: slipChoiceSchema }),
  /** What is in the slip now; the page keeps it as long as the tab. */
  v.object({ ...fromGame, type: v.literal('slipLines'), lines: keptLinesSchema }),
] as const;

/** What the page says to such a game. */
export const sportsPageMessages = [
  v.object({
    ...fromPage,
    type: v.literal('sports'),
    board: sportsEvents.response,
    /** The member's last bets with this vendor, the newest first. */
    bets: v.array(sportsBetSchema),
    choice: v.optional(slipChoiceSchema),
    /** What was in the slip when the game was left; read once. */
    lines: v.optional(keptLinesSchema),
  }),
  v.object({ ...fromPage, type: v.literal('sportsFailed'), message: v.string() }),
  /** A `balance` follows a slip that was placed. */
  v.object({ ...fromPage, type: v.literal('slip'), answer: shownSlipAnswerSchema }),
] as const;
