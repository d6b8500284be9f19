import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../fixtures/strict-page.ts';
import { reach } from './reach.ts';

/** A kind of demonstration game: how one of it is found, and what its round needs beside the button. */
export interface Look {
  /** A file of `sites/web/play/looks`. */
  readonly look: string;
  /** The query by which the platform lists such games. */
  readonly listed: string;
  /** What is to be done for a round that has begun, with the keyboard. */
  readonly goOn?: (page: Page, game: FrameLocator) => Promise<void>;
  /** It has no rounds: what is staked waits for a result. */
  readonly hasSlip?: true;
}

/** Every look that a platform can name, by its page. */
export const lookNames = readdirSync(join(import.meta.dirname, '../../sites/web/play/looks'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace('.ts', ''));

export const looks: readonly Look[] = [
  { look: 'reels', listed: 'gameType=RNG&gameClassify=SC' },
  { look: 'jackpot', listed: 'gameType=RNG&gameClassify=JP' },
  { look: 'dice', listed: 'gameType=MINI' },
  { look: 'cards', listed: 'gameType=PVP' },
  { look: 'fish', listed: 'gameType=FISH' },
  { look: 'baccarat', listed: 'gameType=LIVE' },
  { look: 'cockfight', listed: 'gameType=COCKFIGHT' },
  { look: 'ticket', listed: 'gameType=ELOTT', goOn: scratch },
  { look: 'sports', listed: 'gameType=SPORTS', hasSlip: true },
  { look: 'sports', listed: 'gameType=ESPORTS', hasSlip: true },
  // No game of the sandbox is published without rules of its own: the test has its slot shown by figures alone.
  { look: 'figures', listed: 'gameType=RNG&gameClassify=SC' },
];

async function scratch(page: Page, game: FrameLocator) {
  const first = game.getByRole('button', { name: 'Field 1, covered' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.getByRole('button', { name: /^Field 1: / })).toBeVisible();
  await reach(page, game.getByRole('button', { name: 'Show all fields' }));
  await page.keyboard.press('Enter');
}
