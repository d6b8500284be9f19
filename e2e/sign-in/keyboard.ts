import { expect, type Locator, type Page } from '@playwright/test';

/** The element is in focus and shows it: it, or the frame around a field, has an outline. */
export async function expectFocusShown(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const shown = () =>
    target.evaluate((element) => {
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      return around.some((each) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    });
  await expect.poll(shown, { message: 'the focus can be seen' }).toBe(true);
}

/** Presses Tab until a place is reached, as a person without a mouse does; it must be there and show the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 150; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expectFocusShown(target);
}

/** Goes to a place by Tab and presses a key there. */
export async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
