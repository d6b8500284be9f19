import * as v from 'valibot';
import { moneySchema, textLanguageSchema } from './fields.ts';

/** What a member can bet on in a round, where there is a choice: a side of a table, a cock of a fight. */
export const betSchema = v.object({
  /** What a round is started with. */
  pick: v.string(),
  name: v.string(),
  language: textLanguageSchema,
  /** Return to player of this bet, in percent. */
  rtp: v.number(),
});
export type Bet = v.InferOutput<typeof betSchema>;

/** One line of a game's own table: what it shows, and how many times the stake that returns. */
export const paySchema = v.object({
  /** The bet it is paid for; absent where there is one. */
  pick: v.optional(v.string()),
  /** In the game's own signs. */
  signs: v.string(),
  multiplier: moneySchema,
});
export type Pay = v.InferOutput<typeof paySchema>;
