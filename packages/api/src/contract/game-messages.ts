import * as v from 'valibot';
import { amountSchema, moneySchema } from './fields.ts';
import type { GameLook } from './launch.ts';

/**
 * What a game in a frame says to the page around it (`postMessage`). The page reads nothing else from a frame, and only from the
 * window of its own game; a message that does not parse is dropped.
 */
export const gameMessageSchema = v.union([
  /** The game has loaded. Its ticket is for `enterGame`; the page answers with `opened`. */
  v.object({ from: v.literal('livery-game'), type: v.literal('ready'), ticket: v.string() }),
  /** What does the wallet hold? The page answers with `balance`. */
  v.object({ from: v.literal('livery-game'), type: v.literal('balanceAsked') }),
  /** The member pressed the button. The page takes the stake (`playRound`) and answers with `round`, or `refused`. */
  v.object({
    from: v.literal('livery-game'),
    type: v.literal('roundStarted'),
    stake: amountSchema,
  }),
  /** The round was shown to its end. The page ends it (`endRound`) and answers with `balance`. */
  v.object({
    from: v.literal('livery-game'),
    type: v.literal('roundEnded'),
    reference: v.string(),
    stake: moneySchema,
    win: moneySchema,
  }),
  /** The member closed the game. */
  v.object({ from: v.literal('livery-game'), type: v.literal('closed') }),
]);
/** See {@link gameMessageSchema}. */
export type GameMessage = v.InferOutput<typeof gameMessageSchema>;

/** A round as a game needs it to show it. */
export interface ShownRound {
  readonly reference: string;
  readonly stake: string;
  readonly win: string;
  readonly signs?: readonly string[] | undefined;
}

/** What the page says to the game in its frame. Amounts are decimal strings of major units. */
export type PageMessage = { readonly from: 'livery-page' } & (
  | {
      readonly type: 'opened';
      /** The game's name in the page's language. */
      readonly name: string;
      /** What it is drawn as; absent where it shows figures alone. */
      readonly look?: GameLook | undefined;
      readonly stakes: readonly string[];
      readonly balance: string;
      /** BCP 47 tag that numbers are written by. */
      readonly locale: string;
      /** Sign or code of the currency. */
      readonly currency: string;
      /** A round that was interrupted: it is shown first. */
      readonly round?: ShownRound | undefined;
    }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'round'; readonly round: ShownRound; readonly balance: string }
  /** The round did not begin; `message` is a sentence in the page's language. */
  | { readonly type: 'refused'; readonly message: string }
);
