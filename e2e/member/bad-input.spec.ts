// What a member's device or address gets wrong, on the built site: nothing is lost, nothing is done twice, and the page says what is so.
import { asked, held, units } from '../fixtures/books.ts';
import { fillStorage } from '../fixtures/full-storage.ts';
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const hour = 3_600_000;
const day = 24 * hour;
const main = (page: Page) => page.getByRole('main');
const picture = (name: string, size: number) => {
  const buffer = Buffer.alloc(size);
  buffer.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return { name, mimeType: 'image/png', buffer };
};

async function asTara(page: Page): Promise<void> {
  await beMember(page, mayura, 'tara2026');
}

for (const days of [-1, 1]) {
  test(`a device whose clock is ${days > 0 ? '27 hours ahead' : '27 hours behind'} shows the platform’s time and days, and the hours of support by that clock`, async ({
    page,
  }) => {
    const ahead = days * (day + 3 * hour);
    await page.addInitScript((offset) => {
      const Real = Date;
      class Wrong extends Real {
        constructor(...given: [] | [number]) {
          super(...((given.length === 0 ? [Real.now() + offset] : given) as [number]));
        }
        static override now() {
          return Real.now() + offset;
        }
      }
      globalThis.Date = Wrong as DateConstructor;
    }, ahead);
    await asTara(page);
    await page.goto(at('/member/depositv2?type=instant-bank-qr'));
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    // It comes above the button.
    await expect(page.getByText('Weekend bonus')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('img', { name: 'QR code to pay with' })).toBeVisible();
    // Half an hour, not a day and not the end.
    await expect(main(page).getByRole('timer')).toContainText(/^00:(29|30):\d\d/);
    await page.goto(at('/member/personalHistoryCopy'));
    const dayOf = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    await expect(async () => {
      const shown = await main(page).getByRole('search').innerText();
      expect(shown.replaceAll(/[^\d/]/g, '')).toContain(dayOf.format(Date.now()));
    }).toPass();

    const chat = page.getByRole('button', { name: 'Chat with us' }).first();
    // Once more where the hours change meanwhile.
    await expect(async () => {
      const { changesAt } = await asked<{ changesAt: number }>(page, '/wps/system/service/state');
      await page.goto(at('/help'));
      const changes = await page.evaluate(
        (moment) =>
          new Date(moment).toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' }),
        changesAt + ahead,
      );
      await chat.scrollIntoViewIfNeeded();
      await expect(chat).toHaveAccessibleDescription(new RegExp(`${changes} by your clock`));
    }).toPass();
  });
}

test('a device without room for anything more moves money once', async ({ page }) => {
  await asTara(page);
  await page.goto(at('/member/securityCenter'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fillStorage(page);
  // What cannot be kept holds for as long as the page.
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await page.getByRole('link', { name: 'Transfer to upline' }).click();
  await expect(main(page).getByText('*****').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show balance' }).click();
  const before = await held(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('100,5');
  await page.getByLabel('Payment password', { exact: true }).fill('Pay4play');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: /^Transfer ₹100\.50/ }).dblclick();
  await expect(page.getByText('₹100.50 has been transferred to Arun.')).toBeVisible();
  expect(await held(page)).toBe(before - units('100.50'));
});

test('[spec B2.05] ten years of records are listed, added up and saved', async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  const today = new Date().toISOString().slice(0, 10);
  const range = `days=${Number(today.slice(0, 4)) - 10}-12-31..${today}`;
  for (const path of ['personalHistoryCopy', 'transactionHistory', 'personalProfit']) {
    await page.goto(at(`/member/${path}?${range}`));
    await expect(main(page).getByRole('table').first().getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  // What nobody can choose on the page counts as not said.
  await page.goto(at('/member/personalHistoryCopy?days=2026-02-31..2026-03-01'));
  await expect(main(page).getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('a picture of 15 MB and a PDF named as one are named, and the proof that fits stays', async ({
  page,
}) => {
  await asTara(page);
  await page.goto(at('/member/depositv2?type=instant-bank-qr'));
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  // It comes above the button.
  await expect(page.getByText('Weekend bonus')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('textbox', { name: /^Reference from/ }).fill('UTR 4711');
  await expect(page.getByRole('img', { name: 'QR code to pay with' })).toBeVisible();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: /is on its way/ })).toBeVisible();
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles([picture('receipt.png', 64)]);
  await chooser.setInputFiles([picture('large.png', 15 * 2 ** 20)]);
  await expect(page.getByText(/^large\.png is larger than/)).toBeVisible();
  const pdf = { name: 'paper.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') };
  await chooser.setInputFiles([pdf]);
  await expect(page.getByText('paper.png is not a PNG or JPEG image.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chosen images' }).getByRole('listitem')).toHaveCount(
    1,
  );
});
