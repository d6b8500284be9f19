import { beMember, expect, expectMember, mayura, type Page, test } from './sign-in/sign-in-page.ts';
import { answerTo } from './sites.ts';

const signs = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (name: string, size = 64) => {
  const buffer = Buffer.alloc(size);
  buffer.set(signs);
  return { name, mimeType: 'image/png', buffer };
};
const chooser = (page: Page) => page.locator('input[type=file]');
const kept = (page: Page) =>
  page.getByRole('list', { name: 'Chosen images' }).getByRole('listitem');

test('[spec 5.31] [spec 9.37] files that do not fit are named, and those that do stay', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await page.goto(mayura.at('/promoDetail?id=report'));
  await chooser(page).setInputFiles([png('small.png')]);
  await expect(kept(page)).toHaveCount(1);
  await chooser(page).setInputFiles([png('large.png', 15 * 2 ** 20)]);
  await expect(page.getByText(/^large\.png is larger than 5/)).toBeVisible();
  const pdf = { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.4') };
  await chooser(page).setInputFiles([pdf]);
  await expect(page.getByText('paper.jpg is not a PNG or JPEG image.')).toBeVisible();
  await expect(kept(page)).toHaveCount(1);
  await chooser(page).setInputFiles([png('two.png'), png('three.png'), png('four.png')]);
  await expect(page.getByText(/^four\.png was not added/)).toBeVisible();
  await expect(kept(page)).toHaveCount(3);
});

test('a next page that does not come is said, and asked for again', async ({ page }) => {
  let isLost = true;
  let first = {};
  await page.route('**/wps/promotion/list?*', async (route) => {
    const isNext = route.request().url().includes('pageNo=2');
    if (isNext && isLost) return route.abort('connectionreset');
    const answer = await (await answerTo(route)).json();
    answer.value.totalPages = 2;
    if (isNext) answer.value.list = [{ ...first, promotionId: 'next', title: 'On page two' }];
    else [first] = answer.value.list;
    await route.fulfill({ json: answer });
  });
  await page.goto(mayura.at('/promotions'));
  await page.getByRole('button', { name: 'Show more' }).click();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('The promotions did not load');
  await expect(failed).toContainText('Network link abnormal');
  isLost = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'On page two' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('of two tabs one applies, and the other is told what has changed', async ({
  page,
  context,
}) => {
  await beMember(page, mayura, 'tara2026');
  await page.goto(mayura.at('/promoDetail?id=weekend'));
  const join = (tab: Page) => tab.getByRole('button', { name: 'Join', exact: true });
  await expect(join(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(mayura.at('/promoDetail?id=weekend'));
  await expectMember(other);
  await join(other).click();
  await expect(other.getByText(/^You take part until \d/)).toBeVisible();
  await join(page).click();
  await expect(page.getByText(/^This has changed since the page loaded/)).toBeVisible();
  await expect(page.getByText(/^You take part until \d/)).toBeVisible();
});
