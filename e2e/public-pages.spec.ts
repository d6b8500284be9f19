import { footerOf } from './fixtures/footer.ts';
import { pageComes } from './fixtures/parts-come.ts';
import { field, fillAll, openAccount } from './registration/entry-page.ts';
import {
  beMember,
  expect,
  expectGuest,
  expectMember,
  logIn,
  logOut,
  mayura,
  passwords,
  test,
} from './sign-in/sign-in-page.ts';

const { at } = mayura;

test('[spec 1.09] [spec B2.30] feedback gets a reference, and is in the member’s list with its state', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await page.goto(at('/feedback?about=D261121K7M2QX'));
  const form = page.getByRole('form', { name: 'New message' });
  await expect(form.getByLabel('Subject')).toHaveValue('COMPLAINT');
  await form.getByLabel('Message').fill('The deposit has not arrived.');
  await form.getByRole('button', { name: 'Send' }).click();
  const reference = page.getByText(/^Your reference is F\d{6}[0-9A-Z]{6}\./);
  await expect(reference).toBeVisible();
  const [number = ''] = /F\d{6}[0-9A-Z]{6}/.exec(await reference.innerText()) ?? [];
  const own = page.getByRole('article').filter({ hasText: number });
  await expect(own).toContainText('Received');
  await expect(own).toContainText('About D261121K7M2QX');
  await page.reload();
  await expect(own).toContainText('The deposit has not arrived.');
  await expect(page.getByRole('link', { name: 'Player Mediation Office' })).toBeVisible();
});

test('[spec B2.15] [spec B2.16] [spec B2.25] a time-out is two steps from any page, and the platform holds it after a new login', async ({
  page,
}) => {
  const person = await fillAll(page, mayura, 'Username');
  await openAccount(page).click();
  // The registration leads home by itself.
  await expect(page).toHaveURL(at());
  await pageComes(page);
  await expectMember(page);
  await (await footerOf(page)).getByRole('link', { name: 'Responsible play' }).click();
  await expect(page.getByRole('link', { name: 'Play Aware helpline' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  const asked = page.getByRole('dialog', { name: 'Take a time-out of 24 hours' });
  await expect(asked).toContainText('Nobody can shorten it');
  await asked.getByRole('button', { name: 'Start the time-out' }).click();
  const holds = page.getByText(/^You are taking a time-out until /);
  await expect(holds).toBeVisible();

  await logOut(page);
  await expectGuest(page);
  await logIn(page, mayura, person.username, passwords.next);
  await expectMember(page);
  const refused = await page.evaluate(async () => {
    const answer = await fetch('/wps/game/launchGame', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Token: sessionStorage.getItem('token') ?? '',
      },
      body: JSON.stringify({
        gameType: 'RNG',
        isGame: 'GAME',
        vendor: 'LUMA',
        gameCode: '1001',
        code: '1001',
        vassalage: 'LUMA',
        platform: 'html5-desktop',
      }),
    });
    return (await answer.json()).code;
  });
  expect(refused).toBe('TIME_OUT');
  await page.goto(at('/responsible-play'));
  await expect(holds).toBeVisible();
});

test('[spec 2.14] an application to the affiliate programme gets a reference and a date', async ({
  page,
}) => {
  await page.goto(at('/join'));
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Email').fill('asha@example.com');
  await page.getByLabel('How you reach people').selectOption('community');
  await field(page, 'About it').fill('A group of cricket fans in Pune, about 300 people.');
  await page.getByRole('checkbox', { name: /older/ }).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(
    page.getByText(/^Your reference is J\d{6}[0-9A-Z]{6}\. We answer to asha@example\.com by /),
  ).toBeVisible();
});
