// A deposit whose answers are lost, and one that the member gives up.
import { asked, held } from '../fixtures/books.ts';
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';

const { at } = mayura;

const deposits = async (page: Page) =>
  (await asked<{ list: unknown[] }>(page, '/wps/member/deposit/list?pageNo=1&pageSize=50')).list;

test('a deposit whose answer is lost is begun once, and one that is given up moves no money', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await page.goto(at('/member/depositv2'));
  const [before, count] = [await held(page), (await deposits(page)).length];
  await page.getByRole('button', { name: /^Instant bank QR/ }).click();
  let asks = 0;
  await page.route('**/wps/member/deposit', async (route) => {
    const answer = await answerTo(route);
    asks += 1;
    if (asks === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  // It comes above the button.
  await expect(page.getByText('Weekend bonus')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
  await expect(page.getByRole('img', { name: 'QR code to pay with' })).toBeVisible();
  expect(asks).toBeGreaterThan(1);
  expect(await deposits(page)).toHaveLength(count + 1);

  await expect(page.getByRole('button', { name: 'I have paid' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this deposit' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('img', { name: 'QR code to pay with' })).toHaveCount(0);
  expect(await held(page)).toBe(before);
});
