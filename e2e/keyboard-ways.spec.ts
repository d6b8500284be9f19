// Two ways of a member without a mouse, each step read in the accessibility tree: what has the focus, what is announced, what stands where.
import { passUntilNextHour } from './fixtures/books.ts';
import { takenOver } from './fixtures/first-screen.ts';
import { footerOf } from './fixtures/footer.ts';
import { expectFocusShown, pressAt, tabTo, typeInto } from './fixtures/keyboard.ts';
import { race, slip, tickets } from './fixtures/race.ts';
import { beMember, expect, mayura, type Page, test } from './sign-in/sign-in-page.ts';

const paymentPassword = 'Pay4play';
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The place that was left is gone with its form: the next Tab goes on where it stood, and not from the top of the page. */
async function expectGoesOnInMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('[spec 3.40] by keyboard alone: home, a promotion, an application with a picture', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await page.goto(mayura.at('/'));
  await takenOver(page);
  const site = page.getByRole('navigation', { name: 'Main' });
  await pressAt(page, site.getByRole('link', { name: 'Promotions' }), 'Enter');
  await expect(heading(page, 'Promotions')).toBeFocused();
  await pressAt(page, page.getByRole('link', { name: 'Events' }), 'Enter');
  await expect(page).toHaveURL(/kind=EVENT/);
  await pressAt(page, page.getByRole('link', { name: 'Found a bug?' }), 'Enter');
  await expect(heading(page, 'Found a bug?')).toBeFocused();

  const part = page.getByRole('region', { name: 'Main terms' });
  const form = part.getByRole('form', { name: 'Apply' });
  await typeInto(page, form.getByRole('textbox', { name: 'Comment' }), 'A picture is missing.');
  await expect(form).toMatchAriaSnapshot(`
    - form "Apply":
      - textbox "Comment": A picture is missing.
      - button "Apply"
  `);
  const chosen = page.waitForEvent('filechooser');
  await pressAt(page, form.locator('input[type=file]'), 'Enter');
  await (await chosen).setFiles({
    name: 'rain.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  });
  await expect(form.getByRole('list', { name: 'Chosen images' })).toContainText('rain.png');
  await pressAt(page, form.getByRole('button', { name: 'Apply', exact: true }), 'Enter');
  await expect(
    part.getByRole('status').filter({ hasText: 'We have your application.' }),
  ).toBeVisible();
  await expectGoesOnInMain(page);
  await pressAt(page, part.getByRole('button', { name: 'Check the state' }), 'Space');
  await expect(part.getByRole('button', { name: 'Check the state' })).toBeFocused();
});

test('[spec 2.08] by keyboard alone: the point mall, goods, a redemption and its record', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(mayura.at('/pointMall'));
  await pressAt(page, page.getByRole('link', { name: 'Goods' }), 'Enter');
  await pressAt(page, page.getByRole('link', { name: 'Deck of cards' }), 'Enter');
  await expect(heading(page, 'Deck of cards')).toBeFocused();

  const form = page.getByRole('form', { name: 'Redeem' });
  const more = form.getByRole('button', { name: 'One more' });
  const quantity = form.getByRole('spinbutton').or(form.getByRole('textbox')).first();
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowUp');
  await expect(more).toBeVisible();
  await typeInto(page, form.getByRole('textbox', { name: 'Delivery address' }), '1 Lotus Lane');
  // Nothing is sent without the password, and the field that lacks it has the focus.
  const secret = form.getByRole('textbox', { name: 'Payment password', exact: true });
  await pressAt(page, form.getByRole('button', { name: 'Review' }), 'Enter');
  await expectFocusShown(secret);
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(paymentPassword);
  await page.keyboard.press('Enter');

  // The form that had the focus is gone: what is to be confirmed has it.
  const confirm = page.getByRole('button', { name: 'Redeem for 1,800 points' });
  await expect(confirm).toBeVisible();
  await expect(page.locator('main :focus')).toHaveRole('heading');
  await pressAt(page, confirm, 'Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Redemption requested' }).first(),
  ).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: 'See my redemptions' }), 'Enter');
  await expect(page.getByRole('row').filter({ hasText: 'In process' }).first()).toContainText(
    'Deck of cards',
  );
});

test('by keyboard alone: from a hall to a game’s rules, back to its card, and a slip on a race', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(mayura.at('/fish'));
  const games = page.getByRole('list', { name: 'Games', exact: true });
  const link = games.getByRole('listitem').first().getByRole('link');
  await expect(link).toBeVisible();
  await pressAt(page, link, 'Enter');
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();

  await passUntilNextHour(page);
  await page.goto(mayura.at(race));
  const place = page.getByRole('combobox', { name: 'Place' });
  await tabTo(page, place);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Car' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const add = page.getByRole('button', { name: 'Add to slip' });
  await pressAt(page, add, 'Enter');
  await expect(slip(page).getByRole('listitem')).toHaveCount(1);
  const bet = slip(page).getByRole('button', { name: /^Bet / });
  await pressAt(page, bet, 'Enter');
  await expect(slip(page).getByText(/^Your bet is placed/)).toBeVisible();
  expect(await tickets(page)).toHaveLength(1);
});

test('what the keyboard reaches on a phone is never under the bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(mayura.at('/vip'));
  await takenOver(page);
  // All of the page is there, so that nothing moves between a key and the look at what has the focus.
  await footerOf(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  // Forwards to the end of the footer, and back.
  for (const key of ['Tab', 'Shift+Tab']) {
    const covered: string[] = [];
    for (let pressed = 0; pressed < 60; pressed++) {
      await page.keyboard.press(key);
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('main, main + *')) return undefined;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen?.closest('body > div > div > header, nav') ? focused.textContent : undefined;
      });
      if (name !== undefined) covered.push(name);
    }
    expect(covered).toEqual([]);
  }
});
