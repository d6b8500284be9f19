// What is drawn: by the platform, once, and told to those who cannot see it turn.
import { asked, held, ledgerOf, units } from '../fixtures/books.ts';
import { partsCome } from '../fixtures/parts-come.ts';
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';

const { at } = mayura;
const take = '**/wps/member/chance/take';
const counted = async (page: Page) =>
  (await asked<{ total: number }>(page, '/wps/member/reward/count')).total;

interface Chances {
  readonly list: readonly {
    readonly chanceId: string;
    readonly outcome?: { readonly amount: string; readonly reference: string };
  }[];
}
/** What came of the chances that were taken. */
const drawn = async (page: Page) =>
  (await asked<Chances>(page, '/wps/member/chance')).list.flatMap(({ outcome }) => outcome ?? []);

async function asTara(page: Page): Promise<void> {
  await beMember(page, mayura, 'tara2026');
}
const wheel = (page: Page) => page.getByRole('button', { name: 'Turn: Prize wheel' });
/** The raffle comes last, as the first of the cards. */
async function cardsCome(page: Page): Promise<void> {
  await partsCome(page, page.getByRole('button', { name: 'Draw: Raffle' }));
}
const said = (page: Page, reference: string) =>
  page.getByText(new RegExp(`Reference ${reference}`));

test('[spec 1.09] [spec 2.46] [spec 2.51] the wheel turns to what the platform has drawn, once by a double press; page, ledger and badge agree', async ({
  page,
}) => {
  await asTara(page);
  const [before, badge] = [await held(page), await counted(page)];
  await page.goto(at('/member/rewardCenter'));
  await expect(
    page.getByRole('link', { name: new RegExp(`Rewards.*${badge} waiting`) }),
  ).toBeVisible();
  await expect(wheel(page)).toHaveCount(2);
  await cardsCome(page);
  // Heard while it turns, for a moment only, and then what was drawn.
  await page.evaluate(() => {
    const turns = new Promise<void>((done) => {
      document.addEventListener('focusin', ({ target }) => {
        const said = target instanceof Element && target.closest('[role=status]');
        if (said instanceof Element && said.textContent.includes('Turning')) done();
      });
    });
    Reflect.set(window, 'turns', turns);
  });
  await wheel(page).first().dblclick();
  await page.evaluate(() => Reflect.get(window, 'turns'));
  const [outcome, ...others] = await drawn(page);
  expect(others).toEqual([]);
  await expect(said(page, outcome?.reference ?? '')).toBeVisible();
  const won = units(outcome?.amount ?? '0');
  expect(await held(page)).toBe(before + won);
  const { postings } = await ledgerOf(page, 'tara2026', '', outcome?.reference ?? '');
  expect(postings.map(({ size }) => size)).toEqual(won === 0n ? [] : [won]);
  await expect(
    page.getByRole('link', { name: new RegExp(`Rewards.*${badge - 1} waiting`) }),
  ).toBeVisible();
  // What was drawn stays a record after a reload.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Earlier' })).toContainText(
    outcome?.reference ?? '-',
  );
});

test('a draw whose answers are lost is asked for again under its key, and made once', async ({
  page,
}) => {
  await asTara(page);
  const before = await held(page);
  const keys = new Set<string>();
  let lost = true;
  await page.route(take, async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    if (!lost) return route.continue();
    await answerTo(route);
    await route.abort('connectionreset');
  });
  await page.goto(at('/member/rewardCenter'));
  await cardsCome(page);
  await page.getByRole('button', { name: 'Open: Red envelope' }).first().click();
  const again = page.getByRole('button', { name: 'Ask again' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  lost = false;
  await again.click();
  const [outcome] = await drawn(page);
  await expect(said(page, outcome?.reference ?? '')).toBeVisible();
  expect(keys.size).toBe(1);
  expect(await held(page)).toBe(before + units(outcome?.amount ?? '0'));
});

test('two tabs that turn the same wheel see the same prize, without a turn where motion is reduced', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asTara(page);
  const before = await held(page);
  await page.goto(at('/member/rewardCenter'));
  await expect(wheel(page)).toHaveCount(2);
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await expect(wheel(other)).toHaveCount(2);
  await cardsCome(other);
  await wheel(other).first().click();
  await expect(other.getByText(/Reference C/)).toBeVisible();
  // This tab still shows what it was given; what is pressed here is what the other one drew.
  await page.route('**/wps/member/chance', (route) => route.abort());
  await page.bringToFront();
  if ((await wheel(page).count()) === 2) await wheel(page).first().click();
  const [outcome, ...others] = await drawn(other);
  expect(others).toEqual([]);
  await expect(said(page, outcome?.reference ?? '')).toBeVisible();
  await expect(page.getByText('Turning …')).toHaveCount(0);
  expect(await held(other)).toBe(before + units(outcome?.amount ?? '0'));
});
