import { testEveryFault } from './every-fault.ts';
import { change, fillChange, pressLogIn, steps } from './fault-steps.ts';
import { during, type Fault, faults, faultsByTurns } from './faults.ts';
import {
  expect,
  expectGuest,
  expectMember,
  fillIn,
  keepLoggedIn,
  logIn,
  loginForm,
  logOut,
  mayura,
  memberMenu,
  test,
  tokenOf,
} from './sign-in-page.ts';

const { at } = mayura;

testEveryFault('sign-in', steps);

test('[spec 8.15] [spec 8.16] offline and slow show different messages', async ({ page }) => {
  await page.clock.install();
  await page.goto(at('/login'));
  const [first, last] = [faults[0], faults.at(-1)] as [Fault, Fault];
  for (const fault of [first, last]) {
    await fillIn(page, 'mira2026');
    await during(page, '**/wps/session/login', fault, () => pressLogIn(page));
    await expect(loginForm(page).getByText(fault.says)).toBeVisible();
    await page.unroute('**/wps/session/login');
  }
});

test('logout: no fault keeps a member logged in', { tag: '@more' }, async ({ page }) => {
  await page.clock.install();
  await logIn(page, mayura, 'mira2026');
  await expectMember(page);
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  for (const fault of faultsByTurns(faults, 0)) {
    await test.step(fault.name, async () => {
      await during(page, '**/wps/session/logout', fault, () => logOut(page));
      await expect(memberMenu(page)).toHaveCount(0);
      await expectGuest(page);
      await expect(page).toHaveURL(at());
      await page.unroute('**/wps/session/logout');
    });
    // The platform was not called, so its session is still open: as if the member had logged in again.
    await page.evaluate((kept) => {
      for (const [key, value] of kept) sessionStorage.setItem(key, value);
    }, session);
    await page.reload();
    await expectMember(page);
  }
});

test('remembered login: after a fault the visitor is a guest, and on the next visit a member', {
  tag: '@more',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(at('/login'));
  await keepLoggedIn(page);
  await fillIn(page, 'mira2026');
  await pressLogIn(page);
  await expectMember(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('loginRemember'))).toBe('1');
  for (const call of ['**/wps/session/remember/login', '**/wps/member/info']) {
    for (const fault of faultsByTurns(faults, 1)) {
      await test.step(`${call}, ${fault.name}`, async () => {
        await page.evaluate(() => sessionStorage.clear());
        await during(page, call, fault, () => page.reload().then(() => undefined));
        await expect(
          page.getByRole('banner').getByRole('button', { name: 'Log in' }),
        ).toBeVisible();
        await expect.poll(() => tokenOf(page)).toBeNull();
        await page.unroute(call);
      });
    }
  }
  await page.reload();
  await expectMember(page);
});

test('rules of a new password: without them the form works, and the platform validates', {
  tag: '@more',
}, async ({ page }) => {
  await page.clock.install();
  const rules = '**/wps/system/setting/register';
  await page.goto(at('/login'));
  await fillIn(page, 'mira2026');
  await pressLogIn(page);
  await expectMember(page);
  for (const fault of faultsByTurns(faults, 2)) {
    await test.step(fault.name, async () => {
      await during(page, rules, fault, () =>
        page.goto(at('/changePassword')).then(() => undefined),
      );
      await fillChange(page);
      await change(page);
      await page.unroute(rules);
      await page.unroute('**/wps/member/password');
    });
  }
});
