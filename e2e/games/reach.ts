import { expect, type Locator, type Page } from '@playwright/test';

/** As many places as lie between two that are looked for, on the longest page of them. */
const most = 200;

/**
 * Presses Tab until an element has the focus, in the page or in a frame of it, as a person without a mouse does.
 *
 * @param key Shift+Tab goes back
 */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor({ state: 'attached' });
  const isThere = () =>
    target.evaluate((element) => document.hasFocus() && element === document.activeElement);
  for (let pressed = 0; pressed < most && !(await isThere()); pressed += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
