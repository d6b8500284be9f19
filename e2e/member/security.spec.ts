// A member's account: what secures it is changed here, and the platform holds it.
import { asked, setClock } from '../fixtures/books.ts';
import { partsCome } from '../fixtures/parts-come.ts';
import {
  beMember,
  codeSentTo,
  expect,
  mayura,
  type Page,
  passwords,
  test,
} from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const hour = 3_600_000;

async function open(page: Page, username = 'tara2026') {
  await beMember(page, mayura, username);
  await page.goto(at('/member/securityCenter'));
  await partsCome(page, page.getByRole('heading', { name: 'Contacts and name' }));
}

interface Overview {
  readonly hasPaymentPassword: boolean;
  readonly email?: string;
}
const overview = (page: Page) => asked<Overview>(page, '/wps/member/security');
const item = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('[spec 2.37] an e-mail address is bound with the login password and the code that was mailed there', async ({
  page,
}) => {
  await open(page);
  const email = item(page, 'E-mail');
  await email.getByRole('button').click();
  await email.getByRole('textbox', { name: 'E-mail' }).fill('tara.new@example.com');
  await email.getByRole('textbox', { name: 'Login password' }).fill(passwords.wrong);
  await email.getByRole('button', { name: 'Send the code' }).click();
  await expect(email.getByRole('alert')).toBeVisible();
  await email.getByRole('textbox', { name: 'Login password' }).fill(passwords.right);
  await email.getByRole('button', { name: 'Send the code' }).click();
  await expect(email.getByText(/We sent a code to/)).toBeVisible();
  await email
    .getByRole('textbox', { name: 'Code' })
    .fill(await codeSentTo(page, 'tara.new@example.com'));
  await email.getByRole('button', { name: 'Confirm' }).click();
  await expect(email.getByRole('textbox')).toHaveCount(0);
  expect((await overview(page)).email).toMatch(/@example\.com$/);
  await expect(email).toContainText('@example.com');
});

test('[spec B2.12] [spec B2.13] a lower limit holds at once; a higher one waits a day and is confirmed a second time', async ({
  page,
}) => {
  await open(page);
  const form = page.getByRole('form', { name: 'Set limit' });
  const set = async (amount: string) => {
    await form.getByRole('combobox', { name: 'What is limited' }).selectOption('deposit');
    await form.getByRole('combobox', { name: 'Period' }).selectOption('week');
    await form.getByRole('textbox', { name: 'At most' }).fill(amount);
    await form.getByRole('button', { name: 'Set limit' }).click();
  };
  const limit = async () => {
    const { limits } = await asked<{ limits: { kind: string; period: string; amount: string }[] }>(
      page,
      '/wps/member/protection',
    );
    return limits.find(({ kind, period }) => kind === 'deposit' && period === 'week')?.amount;
  };
  await set('1234.5');
  await expect(page.getByText('The limit is set, and holds now.')).toBeVisible();
  expect(await limit()).toBe('1234.50');
  await set('2000');
  await expect(page.getByText(/it waits 24 hours/)).toBeVisible();
  expect(await limit()).toBe('1234.50');
  await expect(page.getByRole('button', { name: /^Confirm ₹/ })).toHaveCount(0);
  await setClock(page, 25 * hour);
  // The session has ended meanwhile.
  await page.evaluate(() => sessionStorage.clear());
  await open(page);
  await page.getByRole('button', { name: 'Confirm ₹2,000.00' }).click();
  await expect.poll(limit).toBe('2000.00');
});
