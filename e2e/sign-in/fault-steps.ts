import { expectSays } from './faults.ts';
import {
  changeForm,
  expect,
  expectMember,
  field,
  fillIn,
  logIn,
  loginForm,
  mayura,
  type Page,
  passwords,
} from './sign-in-page.ts';

const { at } = mayura;
const done = { success: true, value: null };

/** One call of the login, as a member reaches it. */
export interface Step {
  readonly name: string;
  readonly call: string;
  /** The steps before the action that makes the call. */
  readonly reach: (page: Page) => Promise<void>;
  /** Makes the call; `again` after a fault. */
  readonly act: (page: Page, again: boolean) => Promise<void>;
  /** The last attempt, if it differs from those before it. */
  readonly last?: (page: Page) => Promise<void>;
  /** The message that the member sees; the fault's own unless the step has one. */
  readonly says?: string;
  /** Nothing that was typed is gone. */
  readonly kept?: (page: Page) => Promise<void>;
  /** Where the next attempt leads. */
  readonly ends: (page: Page) => Promise<void>;
}

export const pressLogIn = (page: Page) =>
  loginForm(page).getByRole('button', { name: 'Log in' }).click();

async function typedIsThere(page: Page) {
  await expect(field(page, 'Username')).toHaveValue('mira2026');
  await expect(field(page, 'Password')).toHaveValue(passwords.right);
}

const ofLogin = (name: string, call: string): Step => ({
  name,
  call,
  reach: async (page) => {
    await page.goto(at('/login'));
    await fillIn(page, 'mira2026');
  },
  act: pressLogIn,
  kept: typedIsThere,
  ends: (page) => expectMember(page),
});

async function reachAnswer(page: Page, way: RegExp) {
  await logIn(page, mayura, 'faraway2026');
  await page.getByRole('button', { name: way }).click();
}

export async function fillChange(page: Page) {
  await field(page, 'Current password').fill(passwords.right);
  await field(page, 'New password').fill(passwords.next);
  await field(page, 'Confirm new password').fill(passwords.next);
}

/** The change itself is not made, because many tests need this account; the steps after a success are tested. */
export async function change(page: Page) {
  await page.route('**/wps/member/password', (route) => route.fulfill({ json: done }));
  await changeForm(page).getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(at());
}

export const steps: readonly Step[] = [
  ofLogin('challenge', '**/wps/verification/challenge'),
  ofLogin('keys', '**/wps/session/keys'),
  ofLogin('login', '**/wps/session/login'),
  {
    name: 'captcha',
    call: '**/wps/captcha?*',
    reach: async (page) => {
      await page.goto(at('/login'));
      const wrong = { success: false, code: 'WRONG_CREDENTIALS', message: '', captcha: true };
      await page.route('**/wps/session/login', (route) => route.fulfill({ json: wrong }));
      await fillIn(page, 'mira2026');
    },
    act: async (page, again) => {
      if (!again) return pressLogIn(page);
      const another = page.getByRole('button', { name: 'Show another image' });
      await page.clock.fastForward(1_100);
      await expect(another).not.toHaveAttribute('aria-disabled');
      await another.click();
    },
    says: 'The image did not load',
    kept: typedIsThere,
    ends: (page) => expect(page.getByRole('img', { name: /^Image with/ })).toBeVisible(),
  },
  {
    name: 'second step, code',
    call: '**/wps/session/login/step/code',
    reach: (page) => reachAnswer(page, /^Code by email/),
    act: async (page) => {
      await page.clock.fastForward(1_100);
      const send = page.getByRole('button', { name: 'Send the code' });
      await expect(send).not.toHaveAttribute('aria-disabled');
      await send.click();
    },
    ends: (page) => expectSays(page, /We sent a code to/),
  },
  {
    name: 'second step, answer',
    call: '**/wps/session/login/step',
    reach: async (page) => {
      await reachAnswer(page, /Bank account holder/);
      await page.getByLabel("Account holder's full name").fill('Farah Kumari');
    },
    act: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    kept: (page) =>
      expect(page.getByLabel("Account holder's full name")).toHaveValue('Farah Kumari'),
    ends: (page) => expectMember(page),
  },
  {
    name: 'member info',
    call: '**/wps/member/info',
    reach: async (page) => {
      await page.goto(at('/login'));
      await fillIn(page, 'mira2026');
    },
    act: (page, again) =>
      again ? page.getByRole('button', { name: 'Try again' }).click() : pressLogIn(page),
    kept: (page) => expectSays(page, 'You are logged in, but your account did not load.'),
    ends: (page) => expect(page).toHaveURL(at()),
  },
  {
    name: 'balance',
    call: '**/wps/v2/wallets/balance',
    reach: (page) => page.goto(at('/login')).then(() => undefined),
    act: async (page, again) => {
      if (!again) {
        await fillIn(page, 'mira2026');
        return pressLogIn(page);
      }
      // Returning to the page requests it again.
      await page.clock.fastForward(1_000);
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
    },
    says: 'Balance not available',
    kept: (page) => expectMember(page),
    ends: (page) => expect(page.getByRole('group', { name: 'Balance' })).toContainText(/\d/),
  },
  {
    name: 'change of password',
    call: '**/wps/member/password',
    reach: async (page) => {
      await page.goto(at('/changePassword'));
      await fillIn(page, 'mira2026');
      await pressLogIn(page);
      await fillChange(page);
    },
    act: (page) => changeForm(page).getByRole('button', { name: 'OK', exact: true }).click(),
    kept: async (page) => {
      await expect(field(page, 'Current password')).toHaveValue(passwords.right);
      await expect(field(page, 'New password')).toHaveValue(passwords.next);
      await expect(field(page, 'Confirm new password')).toHaveValue(passwords.next);
    },
    last: change,
    ends: (page) => expect(page).toHaveURL(at()),
  },
];
