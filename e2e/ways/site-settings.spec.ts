import { switchSettings } from '../registration/entry-page.ts';
import { expect, mayura, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;

test('[spec 3.27] MOBILEVERCODELOGIN3: login by SMS shows only if it is on', async ({ page }) => {
  await page.goto(at('/login'));
  await expect(page.getByRole('tab')).toHaveText(['Username', 'SMS code']);
  await switchSettings(page, { MOBILEVERCODELOGIN3: false });
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto(at('/login?by=sms'));
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Username' })).toBeVisible();
  await page.goto(at('/vendors'));
  await expect(page.getByRole('heading', { name: 'Choose a provider' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('[spec 6.02] [spec 6.10] FREEPLAY3: free play shows only if it is on', async ({ page }) => {
  await page.goto(at('/login'));
  await expect(page.getByRole('button', { name: 'Play for free' })).toBeVisible();
  await switchSettings(page, { FREEPLAY3: false });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play for free' })).toHaveCount(0);
});
