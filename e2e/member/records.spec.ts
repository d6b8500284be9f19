// A member's own records: what was played and where the money went, as the platform's books have it.
import { asked, passUntil, units } from '../fixtures/books.ts';
import { partsCome } from '../fixtures/parts-come.ts';
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const day = 86_400_000;
/** How far midnight in India is before that of UTC. */
const indiaAhead = 5.5 * 3_600_000;

async function asMember(page: Page, path: string) {
  await beMember(page, mayura, 'mira2026');
  await page.goto(at(path));
}

/** The large number above the tables. */
const total = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByText(name, { exact: true })
    .first()
    .locator('xpath=following-sibling::*[1]');
const amountOf = async (page: Page, name: string) =>
  units(((await total(page, name).textContent()) ?? '').replace(/[^\d.-]/g, ''));

interface Bets {
  readonly list: { readonly reference: string; readonly status: string }[];
  readonly totals: { readonly stakes: string; readonly wins: string; readonly net: string };
}

test('[spec 1.07] [spec 2.42] bets are narrowed in the address, their totals are the platform’s, and one opens with its reference', async ({
  page,
}) => {
  await asMember(page, '/member/personalHistoryCopy');
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('won');
  await expect(page).toHaveURL(/status=won/);
  await page.getByRole('button', { name: /Open the calendar/ }).click();
  await page.getByRole('button', { name: 'Previous 7 days' }).click();
  await expect(page).toHaveURL(/days=/);
  // Days that are shown unasked stay the last ones, whenever the address is opened again.
  await page.getByRole('button', { name: /Open the calendar/ }).click();
  await page.getByRole('button', { name: 'Previous 30 days' }).click();
  await expect(page).not.toHaveURL(/days=/);
  await page.getByRole('button', { name: /Open the calendar/ }).click();
  await page.getByRole('button', { name: 'Previous 7 days' }).click();
  await expect(page).toHaveURL(/days=/);
  const [from, to] = new URL(page.url()).searchParams.get('days')?.split('..') ?? [];
  const won = await asked<Bets>(
    page,
    `/wps/member/history/bets?status=won&from=${from}&to=${to}&pageSize=100`,
  );
  await expect.poll(() => amountOf(page, 'Stakes')).toBe(units(won.totals.stakes));
  expect(await amountOf(page, 'Net result')).toBe(units(won.totals.net));
  const [bet] = won.list;
  await page.getByRole('button', { name: `Details of ${bet?.reference}` }).click();
  const detail = page.getByRole('dialog', { name: 'Bet details' });
  await expect(detail).toContainText(bet?.reference ?? '');
  // What narrowed the record stays.
  await expect(page).toHaveURL(/status=won/);
  await page.reload();
  await expect(detail).toContainText(bet?.reference ?? '');
  await detail.press('Escape');
  await expect(page).not.toHaveURL(/id=/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bets-\d{4}-\d\d-\d\d\.csv$/);
});

test('[spec 2.43] [spec 2.44] records turn their pages, and wins less stakes are the result of every kind of period', async ({
  page,
}) => {
  await asMember(page, '/member/transactionHistory');
  const first = page.getByRole('row').nth(1);
  await partsCome(page, first);
  const before = await first.textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).not.toHaveText(before ?? '');
  await page.goBack();
  await expect(first).toHaveText(before ?? '');

  for (const type of ['daily', 'weekly', 'semimonthly', 'monthly']) {
    await page.goto(at(`/member/personalProfit?type=${type}`));
    await expect(page.getByRole('img', { name: 'By period' })).toBeVisible();
    const net = await amountOf(page, 'Net result');
    expect(net).toBe((await amountOf(page, 'Payouts')) - (await amountOf(page, 'Stakes')));
    // A table of more than a week of periods begins with its latest ones.
    await partsCome(page);
    if (type === 'daily') await page.getByRole('button', { name: /^Show all/ }).click();
    const table = page.getByRole('table', { name: 'By period' });
    const cells = await table.getByRole('cell').allTextContents();
    // Bets, stakes, payouts and result of each period.
    const results = cells.filter((_, index) => index % 4 === 3);
    const sum = results.reduce((all, text) => all + units(text.replace(/[^\d.-]/g, '')), 0n);
    expect(sum, type).toBe(net);
  }
});

test('a record names the time zone of its days, and begins the next one at its midnight', async ({
  page,
}) => {
  const midnight = Math.ceil((Date.now() + indiaAhead) / day) * day - indiaAhead;
  await beMember(page, mayura, 'mira2026');
  await passUntil(page, midnight - 8000);
  await page.goto(at('/member/personalHistoryCopy'));
  const days = page.getByRole('group', { name: 'Days' });
  await expect(days).toHaveAccessibleDescription(/India Standard Time/);
  // Where the page came before midnight, nothing but its own clock tells it of the new day.
  const last = new Date(midnight + indiaAhead).toISOString().slice(0, 10).split('-').reverse();
  await expect(days.getByRole('spinbutton').nth(3)).toHaveText(last[0] ?? '');
  await expect(days.getByRole('spinbutton').nth(4)).toHaveText(last[1] ?? '');
});
