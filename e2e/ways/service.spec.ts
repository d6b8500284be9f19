import { pageComes } from '../fixtures/parts-come.ts';
import { hold } from '../sign-in/faults.ts';
import { expect, expectMember, logIn, mayura, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const help = 'https://help.mayura.example.com/**';

test.beforeEach(async ({ context }) => {
  await context.route(help, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Chat</h1>' }),
  );
});

test('[spec 2.35] [spec 7.55] support opens a window with the decrypted chat URL, which cannot access the page', async ({
  page,
}) => {
  await page.goto(at());
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const popup = await opening;
  await popup.waitForURL(help);
  expect(popup.url()).toBe('https://help.mayura.example.com/chat');
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Live chat' })).toBeVisible();
  await expect(page.getByText('The chat is open')).toBeVisible();
});

test('the window is led to the chat, also when the page’s message about it was closed before', async ({
  page,
}) => {
  const answer = await hold(page, '**/wps/system/service/link');
  await page.goto(at());
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const popup = await opening;
  const room = page.getByRole('dialog', { name: 'Live chat' });
  await room.getByRole('button', { name: 'Close' }).click();
  await expect(room).toHaveCount(0);
  answer();
  await popup.waitForURL(help);
});

test('[spec 6.06] a member above rank 4 has VIP support', async ({ page }) => {
  await logIn(page, mayura, 'mira2026');
  await expect(page).toHaveURL(at());
  await pageComes(page);
  await expectMember(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const popup = await opening;
  await popup.waitForURL(help);
  expect(popup.url()).toBe('https://help.mayura.example.com/chat?queue=vip');
  await expect(page.getByRole('dialog', { name: 'VIP support' })).toBeVisible();
});

test('[spec 8.08] without a service link the window closes, and the page shows an error', async ({
  page,
}) => {
  await page.route('**/wps/system/service/link', (route) => route.fulfill({ status: 500 }));
  await page.goto(at());
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const popup = await opening;
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByText('The chat is not responding')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Telegram' }).last()).toBeVisible();
});
