import * as v from 'valibot';
import { moneySchema } from './fields.ts';
import { betSchema, paySchema } from './game-bets.ts';
import { amountSchema } from './member-fields.ts';
import { sportsGameMessages, sportsPageMessages } from './sports-messages.ts';

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
    /** One of the bets of `opened`; absent where there is no choice. */
    pick: v.optional(v.string()),
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
  ...sportsGameMessages,
]);
/** See {@link gameMessageSchema}. */
export type GameMessage = v.InferOutput<typeof gameMessageSchema>;

/** A round as a game needs it to show it. */
export const shownRoundSchema = v.object({
  reference: v.string(),
  stake: moneySchema,
  win: moneySchema,
  pick: v.optional(v.string()),
  signs: v.optional(v.array(v.string())),
});
export type ShownRound = v.InferOutput<typeof shownRoundSchema>;

/** The custom properties that a game may wear: those of the page's theme that a small page has a use for. */
export const gameThemeNames = [
  '--surface-page',
  '--surface-raised',
  '--surface-sunken',
  '--text-body',
  '--text-muted',
  '--text-brand',
  '--text-accent',
  '--border-subtle',
  '--border-control',
  '--border-focus',
  '--action-primary-fill',
  '--action-primary-fill-hover',
  '--action-primary-text',
  '--action-accent-fill',
  '--action-accent-text',
  '--stage-fill',
  '--stage-fill-end',
  '--stage-text',
  '--stage-muted',
  '--stage-accent',
  '--status-warning-text',
  '--status-warning-surface',
  '--money-gain',
  '--money-loss',
  '--radius-control',
  '--radius-card',
] as const;

/** How the page around looks: values of {@link gameThemeNames}, and whether the member asked for less motion. */
export const gameThemeSchema = v.object({
  values: v.record(v.string(), v.string()),
  /** The page is dark. */
  dark: v.boolean(),
  /** The member asked for less motion: a game then shows an outcome at once. */
  still: v.boolean(),
});
export type GameTheme = v.InferOutput<typeof gameThemeSchema>;

const fromPage = { from: v.literal('livery-page') };
/** What can be staked. Absent while the member hides their balance: it is then not in the frame either. */
const balance = v.optional(moneySchema);

/** What the page says to the game in its frame. Amounts are decimal strings of major units. */
export const pageMessageSchema = v.union([
  v.object({
    ...fromPage,
    type: v.literal('opened'),
    /** The game's name in the page's language. */
    name: v.string(),
    theme: gameThemeSchema,
    stakes: v.array(moneySchema),
    /** Least and largest stake of one bet. */
    minStake: moneySchema,
    maxStake: moneySchema,
    bets: v.optional(v.array(betSchema)),
    pays: v.optional(v.array(paySchema)),
    history: v.optional(v.array(v.array(v.string()))),
    balance,
    /** BCP 47 tag that numbers are written by, with its digits. */
    locale: v.string(),
    /** ISO 4217 code, and what the merchant writes in place of the currency's own sign. */
    currency: v.object({ code: v.string(), symbol: v.optional(v.string()) }),
    /** A round that was interrupted: it is shown first. */
    round: v.optional(shownRoundSchema),
  }),
  /** Brand, colour mode or motion of the page have changed. */
  v.object({ ...fromPage, type: v.literal('theme'), theme: gameThemeSchema }),
  v.object({ ...fromPage, type: v.literal('balance'), balance }),
  v.object({
    ...fromPage,
    type: v.literal('round'),
    round: shownRoundSchema,
    balance,
  }),
  /** The round did not begin; `message` is a sentence in the page's language. */
  v.object({ ...fromPage, type: v.literal('refused'), message: v.string() }),
  ...sportsPageMessages,
]);
/** See {@link pageMessageSchema}. */
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
