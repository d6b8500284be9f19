import { expect, mayura, test } from '../sign-in/sign-in-page.ts';
import { openWith } from './ways-page.ts';

test('[spec 3.27] MOBILEVERCODELOGIN3: login by SMS shows only if it is on', async ({ page }) => {
  await openWith(page, mayura);
  await expect(page.getByRole('tab')).toHaveText(['Username', 'SMS code']);
  await openWith(page, mayura, { MOBILEVERCODELOGIN3: false });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto(mayura.at('/login?by=sms'));
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Username' })).toBeVisible();
  await page.goto(mayura.at('/vendors'));
  await expect(page.getByRole('heading', { name: 'Choose a provider' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('[spec 6.02] [spec 6.10] FREEPLAY3: free play shows only if it is on', async ({ page }) => {
  await openWith(page, mayura);
  await expect(page.getByRole('button', { name: 'Play for free' })).toBeVisible();
  await openWith(page, mayura, { FREEPLAY3: false });
  await expect(page.getByRole('button', { name: 'Play for free' })).toHaveCount(0);
});
