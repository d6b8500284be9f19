import { testEveryFault } from '../sign-in/every-fault.ts';
import { countCalls, during, expectSays, faults, faultsByTurns, hold } from '../sign-in/faults.ts';
import { expect, expectMember, mayura, test } from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';
import { fillAll, openAccount } from './entry-page.ts';
import { registrationSteps } from './fault-steps.ts';

testEveryFault('registration', registrationSteps);

test('registration, site settings: without an answer of the platform the merchant’s own apply', {
  tag: '@more',
}, async ({ page }) => {
  await page.clock.install();
  const call = '**/wps/system/whitelabel';
  for (const fault of faultsByTurns(faults, 3)) {
    await test.step(fault.name, async () => {
      await during(page, call, fault, () =>
        page.goto(mayura.at('/register')).then(() => undefined),
      );
      await expect(openAccount(page)).toBeVisible();
      await page.unroute(call);
    });
  }
});

test('a double click opens one account', async ({ page }) => {
  await fillAll(page, mayura, 'Username');
  const calls = countCalls(page);
  const release = await hold(page, '**/wps/member/register');
  await openAccount(page).dblclick();
  release();
  await expectMember(page);
  for (const path of ['/wps/agent/affiliate', '/wps/member/register', '/wps/member/info']) {
    expect([path, calls(path)]).toEqual([path, 1]);
  }
});

test('a lost answer is not a rejection: the next click logs in to the existing account', async ({
  page,
}) => {
  await fillAll(page, mayura, 'Username');
  const calls = countCalls(page);
  await page.route('**/wps/member/register', async (route) => {
    await answerTo(route);
    await route.abort('connectionreset');
  });
  await openAccount(page).click();
  await expectSays(page, /Your account may already exist/);
  await page.unroute('**/wps/member/register');
  await openAccount(page).click();
  await expectMember(page);
  expect(calls('/wps/member/register')).toBe(2);
  expect(calls('/wps/session/login')).toBe(1);
});
