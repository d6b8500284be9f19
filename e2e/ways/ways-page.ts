import { expect, type Page } from '../sign-in/sign-in-page.ts';

/** Presses a provider's button, and gives the window in which the provider asks who signs in. */
export async function openProvider(page: Page, name: 'Facebook' | 'Google'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('button', { name }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: /^Sign in with/ })).toBeVisible();
  return popup;
}
