import { asked, held, passUntil, passUntilNextHour, setClock, units } from './fixtures/books.ts';
import { partsCome } from './fixtures/parts-come.ts';
import { addCar, race, slip, tickets } from './fixtures/race.ts';
import {
  beMember,
  type EnglishSite,
  expect,
  expectMember,
  loginForm,
  mayura,
  onEverySite,
  type Page,
  passwords,
  test,
} from './sign-in/sign-in-page.ts';
import { answerTo } from './sites.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const bets = (page: Page) => page.getByRole('region', { name: 'Your bets on this lottery' });

test('[spec 2.73] [spec 9.24] the lobby lists by list, group, day and name, and its address keeps them', async ({
  page,
}) => {
  await page.goto(mayura.at('/lottery'));
  // Ten in the morning in Vietnam: while a station draws, its card has no whole result.
  await setClock(page, (27 - new Date().getUTCHours()) * 3_600_000);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  await expect(page.getByRole('button', { name: 'Next groups' })).toBeVisible();
  await page.getByRole('link', { name: 'Vietnam, north' }).click();
  await expect(page).toHaveURL(/tag=VN_NORTH/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  // Monday and Thursday are 2 and 5.
  await page.getByRole('combobox', { name: 'Draw day' }).selectOption({ label: 'Thursday' });
  await expect(page).toHaveURL(/day=5/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Hà Nội');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'All lotteries' }).click();
  await expect.poll(() => cards(page).count()).toBe(all);
  await expect(page).not.toHaveURL(/day=/);
  await page.getByRole('searchbox', { name: 'Search lotteries' }).fill('da nang');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Đà Nẵng');
  await expect(
    cards(page).getByRole('img', { name: /^Latest result: (\d, ){5}\d$/ }),
  ).toBeVisible();
  await page.getByRole('searchbox').fill('no such lottery');
  await expect(page.getByText('No lotteries found')).toBeVisible();
});

test('going back from a slip restores the list, the scroll position and the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(mayura.at('/lottery?vendor=ELOTT&day=2'));
  const bet = cards(page).last().getByRole('link');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await bet.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const left = await place();
  const href = await bet.getAttribute('href');
  await bet.click();
  await expect(page.getByRole('button', { name: 'Add to slip' })).toBeVisible();
  await page.goBack();
  await expect(cards(page).locator(`a[href="${href}"]`)).toBeFocused();
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(4);
  await page.goForward();
  await page.getByRole('link', { name: 'All lotteries' }).click();
  await expect(page).toHaveURL(/\/lottery\?vendor=ELOTT&day=2$/);
});

test('[spec 4.38] a guest is led to the login by a star, and a member keeps favourites', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto(mayura.at('/lottery'));
  await partsCome(page, cards(page).first());
  await page.getByRole('button', { name: 'Favourite: Hà Nội' }).click();
  await expect(page).toHaveURL(/\/login/);
  const form = loginForm(page);
  await form.getByLabel('Username').fill('mira2026');
  await form.getByLabel('Password', { exact: true }).fill(passwords.right);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expectMember(page);
  const star = page.getByRole('button', { name: 'Favourite: Hà Nội' });
  await partsCome(page, star);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favourites' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Recent' }).click();
  await expect(page).toHaveURL(/list=recent/);
});

onEverySite((site: EnglishSite) => {
  test('[spec 2.18] a slip on every car of a race: from the lobby over the login to the settled ticket, and the books agree', async ({
    page,
  }) => {
    await page.goto(site.at('/lottery'));
    const begin = await passUntilNextHour(page);
    await partsCome(page, cards(page).first());
    await cards(page).filter({ hasText: 'Ten-car race' }).getByRole('link').click();
    await expect(page).toHaveURL(/gameCode=PK10/);
    for (let car = 1; car <= 10; car += 1) await addCar(page, String(car).padStart(2, '0'));
    await expect(slip(page).getByRole('listitem')).toHaveCount(10);
    await slip(page).getByRole('button', { name: /^Bet / }).click();
    // The slip waits for its guest.
    const form = loginForm(page);
    await form.getByLabel('Username').fill('mira2026');
    await form.getByLabel('Password', { exact: true }).fill(passwords.right);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expectMember(page);
    await expect(slip(page).getByRole('listitem')).toHaveCount(10);

    const before = await held(page);
    await slip(page).getByRole('button', { name: /^Bet / }).click();
    await expect(slip(page).getByText(/^Your bet is placed/)).toBeVisible();
    await expect(bets(page).getByText('Waiting for the draw')).toBeVisible();
    const [placed] = await tickets(page);
    if (!placed) throw new Error('expected the ticket');
    const { reference, stake } = placed;
    expect(await held(page)).toBe(before - units(stake));

    await passUntil(page, begin + 600_000);
    await page.reload();
    const ticket = bets(page).getByRole('listitem').filter({ hasText: reference });
    // It paid less than it cost: that is no win.
    await expect(ticket.getByText('Lost', { exact: true })).toBeVisible();
    const settled = await asked<{ win: string; stake: string }>(
      page,
      `/wps/lottery/ticket?reference=${reference}`,
    );
    // One car of ten is the first, and pays nine and a half times its line's stake.
    expect(units(settled.win) * 100n).toBe(units(stake) * 95n);
    expect(await held(page)).toBe(before - units(stake) + units(settled.win));
    const records = await asked<{ list: { reference: string; amount: string }[] }>(
      page,
      '/wps/member/history/transactions?pageNo=1&pageSize=50',
    );
    const moved = records.list
      .filter((record) => record.reference.startsWith(reference))
      .reduce((sum, { amount }) => sum + units(amount), 0n);
    expect(moved).toBe(units(settled.win) - units(stake));
  });
});

test('a slip whose answer was lost is asked for again under its key, also after a reload, and is placed once', {
  tag: '@more',
}, async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  await passUntilNextHour(page);
  await page.goto(mayura.at(race));
  await addCar(page, '07');
  const before = await held(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/wps/lottery/bet', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // It reaches the platform each time; its answer never comes back.
    await answerTo(route);
    await route.abort('connectionreset');
  });
  await slip(page).getByRole('button', { name: /^Bet / }).click();
  await expect(slip(page).getByText('No answer yet')).toBeVisible();
  await page.reload();
  await expect(slip(page).getByText('No answer yet')).toBeVisible();
  await page.unroute('**/wps/lottery/bet');
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/lottery/bet')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  await slip(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(slip(page).getByText(/^Your bet is placed/)).toBeVisible();
  expect(new Set(keys).size, 'every attempt has the key of the slip').toBe(1);
  const [ticket, ...others] = await tickets(page);
  expect(others).toEqual([]);
  expect(await held(page)).toBe(before - units(ticket?.stake ?? ''));
});

test('a slip whose draw has locked is kept for the next one, and nothing is staked', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  const begin = await passUntilNextHour(page);
  await page.goto(mayura.at(race));
  await addCar(page, '03');
  const before = await held(page);
  await passUntil(page, begin + 240_000);
  await slip(page).getByRole('button', { name: /^Bet / }).click();
  await expect(slip(page).getByText(/^That draw is closed, and nothing was staked/)).toBeVisible();
  expect(await held(page)).toBe(before);
  await slip(page).getByRole('button', { name: /^Bet / }).click();
  await expect(slip(page).getByText(/^Your bet is placed/)).toBeVisible();
});

test('stakes and numbers that do not fit are explained, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto(mayura.at('/lottery?gameCode=VN_NORTH_HA_NOI'));
  await page.getByRole('combobox', { name: 'What to bet on' }).selectOption('TAIL3');
  const typed = page.getByRole('textbox', { name: 'Numbers of 3 digits' });
  await typed.fill('123 12 ๔๕๖');
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(page.getByText('Not 3 digits: 12')).toBeVisible();
  await expect(typed).toHaveValue('123 12 ๔๕๖');
  await typed.fill('123 ๔๕๖');
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
  const stake = slip(page).getByRole('textbox', { name: 'Stake on 456' });
  await stake.focus();
  await stake.fill('0.01');
  await slip(page).getByRole('button', { name: /^Bet / }).click();
  await expect(slip(page).getByText('The least stake is ₹0.10.')).toBeVisible();
  await page.getByRole('button', { name: 'Quick pick' }).click();
  await expect(slip(page).getByText('Random')).toBeVisible();
  // The number that was picked may be the same one.
  await slip(page).getByRole('button', { name: 'Remove 456' }).first().click();
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
});

test('each lottery keeps its own slip', { tag: '@more' }, async ({ page }) => {
  const hanoi = mayura.at('/lottery?gameCode=VN_NORTH_HA_NOI');
  await page.goto(mayura.at(race));
  await addCar(page, '05');
  await page.goto(hanoi);
  await expect(slip(page).getByText('Your slip is empty')).toBeVisible();
  await page.getByRole('option', { name: '13' }).click();
  await partsCome(page);
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await page.goto(mayura.at(race));
  await expect(slip(page).getByText('01 · 05', { exact: true })).toBeVisible();
  await page.goto(hanoi);
  await slip(page).getByRole('button', { name: 'Remove 13' }).click();
  await page.reload();
  await expect(slip(page).getByText('Your slip is empty')).toBeVisible();
});

test('an unknown lottery leads to all lotteries', async ({ page }) => {
  await page.goto(mayura.at('/lottery?gameCode=nothing'));
  await expect(page.getByText('There is no such lottery')).toBeVisible();
  await page.getByRole('link', { name: 'Show all lotteries' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('[spec 2.19] the stations of Vietnam have the header alone: by region and day, results by date, a hundred draws, and a check of a ticket', async ({
  page,
}) => {
  await page.goto(mayura.at('/vnlottery'));
  await expect(page.getByRole('heading', { level: 1, name: 'Vietnam lottery' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const stations = page.getByRole('table', { name: 'Stations' });
  await page.getByRole('link', { name: 'Vietnam, south' }).click();
  await expect(page).toHaveURL(/tag=VN_SOUTH/);
  await page.getByRole('combobox', { name: 'Draw day' }).selectOption({ label: 'Saturday' });
  // Saturday is the day of four stations.
  await expect(stations.getByRole('rowheader')).toHaveCount(4);
  await expect(stations).toContainText('TP. Hồ Chí Minh');
  const history = page.getByRole('table', { name: 'The last 100 draws' });
  await expect(history.getByRole('rowheader')).toHaveCount(100);

  const dates = page.getByRole('combobox', { name: 'Date of the draw' });
  const [, before] = await dates.getByRole('option').allTextContents();
  await dates.selectOption({ label: before ?? '' });
  const results = page.getByRole('region', { name: 'Results by date' });
  const sheet = results.getByRole('article').first();
  const number = /Special prize\D*(\d{6})/.exec((await sheet.textContent()) ?? '')?.[1] ?? '';
  const check = page.getByRole('region', { name: 'Check a ticket' });
  const ticket = check.getByRole('textbox', { name: 'Number on the ticket' });
  await ticket.fill('12');
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByText('Enter the 6 digits of the ticket.')).toBeVisible();
  await expect(ticket).toHaveValue('12');
  await ticket.fill(number);
  await ticket.press('Enter');
  await expect(check.getByRole('status')).toContainText(`${number} hits: `);
  await expect(check.getByRole('status')).toContainText('Special prize');
});
