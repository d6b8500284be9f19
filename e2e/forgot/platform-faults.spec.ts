import { field, readWarning, sendCode, switchSettings, tab } from '../registration/entry-page.ts';
import { testEveryFault } from '../sign-in/every-fault.ts';
import type { Step } from '../sign-in/fault-steps.ts';
import { countCalls, expectSays, hold } from '../sign-in/faults.ts';
import {
  expect,
  expectMember,
  mayura,
  type Page,
  passwords,
  test,
} from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';

const { at } = mayura;
const devi = { username: 'devi2026', mobile: '9800001222', email: 'devi2026@mail.example' };

async function open(page: Page): Promise<void> {
  await page.goto(at('/login'));
  await switchSettings(page, { CHNGPASSVERIF3: true });
  await page.goto(at('/forget'));
}

async function reachNumber(page: Page): Promise<void> {
  await open(page);
  await field(page, 'Mobile number').fill(devi.mobile);
  await field(page, 'New password').fill(passwords.next);
}

async function reachEnd(page: Page): Promise<void> {
  await reachNumber(page);
  await field(page, 'Verification code').fill(await sendCode(page, devi.mobile));
}

async function typedIsThere(page: Page): Promise<void> {
  await expect(field(page, 'Mobile number')).toHaveValue(devi.mobile);
  await expect(field(page, 'New password')).toHaveValue(passwords.next);
}

const press = (page: Page) => page.getByRole('button', { name: 'Set password and log in' }).click();

const ofSignIn = (name: string, call: string): Step => ({
  name,
  call,
  reach: reachEnd,
  act: (page, again) =>
    again ? page.getByRole('button', { name: 'Try again' }).click() : press(page),
  kept: (page) => expectSays(page, 'Your new password is set, but you are not logged in yet.'),
  ends: (page) => expectMember(page),
});

const steps: readonly Step[] = [
  {
    name: 'mail',
    call: '**/wps/member/password/email',
    async reach(page) {
      await open(page);
      await tab(page, 'By email').click();
      await field(page, 'Username').fill(devi.username);
      await field(page, 'Email').fill(devi.email);
    },
    act: (page) => page.getByRole('button', { name: 'Email me a new password' }).click(),
    async kept(page) {
      await expect(field(page, 'Username')).toHaveValue(devi.username);
      await expect(field(page, 'Email')).toHaveValue(devi.email);
    },
    ends: (page) => expectSays(page, /^An email has been sent/),
  },
  {
    name: 'code by SMS',
    call: '**/wps/verification/sms/forgot',
    reach: reachNumber,
    async act(page) {
      await page.clock.fastForward(1_100);
      await page.getByRole('button', { name: 'Send the code' }).click();
    },
    async kept(page) {
      await readWarning(page);
      await typedIsThere(page);
    },
    ends: (page) => expectSays(page, /We sent a code to/),
  },
  {
    name: 'new password',
    call: '**/wps/member/password/verification',
    reach: reachEnd,
    act: press,
    kept: typedIsThere,
    ends: (page) => expectMember(page),
  },
  ofSignIn('challenge of the login', '**/wps/verification/challenge'),
  ofSignIn('login', '**/wps/session/login'),
];

testEveryFault('forgotten password', steps);

test('a double click sets one password, and a lost answer is reported', async ({ page }) => {
  await reachEnd(page);
  const calls = countCalls(page);
  const call = '**/wps/member/password/verification';
  await page.route(call, async (route) => {
    await answerTo(route);
    await route.abort('connectionreset');
  });
  await press(page);
  await expectSays(page, /Your new password may already be set/);
  await page.unroute(call);
  expect(calls('/wps/member/password/verification')).toBe(1);
  await page.getByRole('link', { name: 'Back to login' }).click();
  const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await form.getByLabel('Username').fill(devi.username);
  await form.getByLabel('Password', { exact: true }).fill(passwords.next);
  const release = await hold(page, '**/wps/session/login');
  await form.getByRole('button', { name: 'Log in' }).dblclick();
  release();
  await expectMember(page);
  expect(calls('/wps/session/login')).toBe(1);
});
