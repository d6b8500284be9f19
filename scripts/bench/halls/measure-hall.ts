import type { Browser, Page } from 'playwright';
import { type ListFigures, measureList, rest, seenOn } from '../lists/measure-list.ts';

/** What a hall costs a visitor on a cheap phone. */
export interface HallFigures extends ListFigures {
  /** From a key to the next paint, milliseconds: the middle one of a word, and the slowest. */
  readonly key: number;
  readonly slowestKey: number;
}

const word = 'lantern';

/** Opens a hall, scrolls it, and types in its search. */
export function measureHall(
  browser: Browser,
  { address, list, search }: { address: string; list: string; search: string },
): Promise<HallFigures> {
  return measureList(browser, { address, ready: `${list} img, ${list} svg` }, (page) =>
    type(page, search),
  );
}

async function type(page: Page, search: string): Promise<Pick<HallFigures, 'key' | 'slowestKey'>> {
  await page.evaluate(() => scrollTo(0, 0));
  await rest(page);
  const field = page.locator(search);
  await field.focus();
  for (const letter of word) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(250);
  }
  const { keys } = await seenOn(page);
  if ((await field.inputValue()) !== word || keys.length !== word.length) {
    throw new Error(`Expected ${word.length} keys to be painted, found ${keys.length}.`);
  }
  const sorted = keys.toSorted((a, b) => a - b);
  return {
    key: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    slowestKey: sorted.at(-1) ?? Number.NaN,
  };
}
