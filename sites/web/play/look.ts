import type { PageMessage, ShownRound } from '@livery/api/contract/game-messages';
import type { WriteAmount } from './amounts.ts';
import type { Words } from './words.ts';

/** What the page around said when it let the game in. */
export type Opened = Extract<PageMessage, { type: 'opened' }>;

/** How a kind of game is drawn. */
export interface Look {
  /** Puts its picture on the table, as it is before a round. */
  readonly draw: (table: HTMLElement, opened: Opened, words: Words, tools: Tools) => Drawing;
}

/** What a picture may use of the page that it is in. */
export interface Tools {
  readonly written: WriteAmount;
  /** Presses the button of a round for the member, who pressed the picture. Nothing happens while no round can begin. */
  readonly press: () => void;
}

/** The picture of a game that is open. */
export interface Drawing {
  /**
   * Shows a round to its end and resolves when all of it is to be seen. It shows what was drawn, and nothing that suggests another
   * outcome was near.
   *
   * @param still whether the member asked for less motion: the outcome is then there at once
   */
  readonly show: (round: ShownRound, still: boolean) => Promise<void>;
  /** What is to be seen of a round, in words; empty where figures say it all. */
  readonly describe: (round: ShownRound) => string;
  /** A sign of the game's own table, such as `crown 5`: a picture of it and its words. */
  readonly sign?: (signs: string) => { readonly picture?: Element; readonly text: string };
  /** The stake or the bet has changed. */
  readonly choose?: (pick: string | undefined, stake: string) => void;
}
