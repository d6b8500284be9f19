import { type EnglishSite, expect, type Page, sandbox } from '../sign-in/sign-in-page.ts';

/** The default site settings of the login methods. */
const usual = { MOBILEVERCODELOGIN3: true, FREEPLAY3: true } as const;

/** The login page of a platform that has switched some settings. */
export async function openWith(
  page: Page,
  { at }: EnglishSite,
  switched: Partial<Record<keyof typeof usual, boolean>> = {},
): Promise<void> {
  // Any page of the host: its scripts ask the platform beside it.
  await page.goto(at('/login'));
  await sandbox(page, 'settings', { siteSettings: { ...usual, ...switched } });
  await page.goto(at('/login'));
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Username' })).toBeVisible();
}

/** Presses a provider's button, and gives the window in which the provider asks who signs in. */
export async function openProvider(page: Page, name: 'Facebook' | 'Google'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('button', { name }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: /^Sign in with/ })).toBeVisible();
  return popup;
}
