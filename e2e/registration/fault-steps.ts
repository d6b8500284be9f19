import type { Step } from '../sign-in/fault-steps.ts';
import { expect, expectMember, mayura, type Page, passwords } from '../sign-in/sign-in-page.ts';
import {
  field,
  fillRegistration,
  invitationCode,
  newUser,
  openAccount,
  readWarning,
  sendCode,
  tick,
} from './entry-page.ts';

const { at } = mayura;

/** The user of a step's form. */
let person = newUser(mayura);

async function reachForm(page: Page): Promise<void> {
  person = newUser(mayura);
  await page.goto(at('/register'));
  await fillRegistration(page, person, 'Username');
}

async function reachEnd(page: Page): Promise<void> {
  await reachForm(page);
  await field(page, 'Verification code').fill(await sendCode(page, person.mobile));
}

async function typedIsThere(page: Page): Promise<void> {
  await expect(field(page, 'Username')).toHaveValue(person.username);
  await expect(field(page, 'Mobile number')).toHaveValue(person.mobile);
  await expect(field(page, 'Password')).toHaveValue(passwords.next);
  await expect(field(page, 'Confirm password')).toHaveValue(passwords.next);
  await expect(field(page, 'Invitation code')).toHaveValue(invitationCode);
  await expect(tick(page, /or older/)).toBeChecked();
}

const press = (page: Page) => openAccount(page).click();

const ofSending = (name: string, call: string): Step => ({
  name,
  call,
  reach: reachForm,
  async act(page) {
    await page.clock.fastForward(1_100);
    await page.getByRole('button', { name: 'Send the code' }).click();
  },
  async kept(page) {
    await readWarning(page);
    await typedIsThere(page);
  },
  ends: (page) => expect(page.getByText(/We sent a code to/)).toBeVisible(),
});

const ofJoining = (name: string, call: string): Step => ({
  name,
  call,
  reach: reachEnd,
  act: press,
  kept: typedIsThere,
  ends: (page) => expectMember(page),
});

const ofParts = (name: string, call: string): Step => ({
  name,
  call,
  reach: async () => undefined,
  act: async (page, again) => {
    if (again) await page.getByRole('button', { name: 'Try again' }).click();
    else await page.goto(at('/register'));
  },
  ends: (page) => expect(openAccount(page)).toBeVisible(),
});

/** Each call that a registration makes. */
export const registrationSteps: readonly Step[] = [
  ofParts('rules of the fields', '**/wps/system/setting/register'),
  ofParts('terms', '**/wps/system/terms'),
  ofSending('challenge of the code', '**/wps/verification/challenge'),
  ofSending('code by SMS', '**/wps/verification/sms/register'),
  ofJoining('invitation code', '**/wps/agent/affiliate**'),
  ofJoining('challenge of the account', '**/wps/verification/challenge'),
  ofJoining('key', '**/wps/session/keys'),
  ofJoining('account', '**/wps/member/register'),
  {
    ...ofJoining('member info', '**/wps/member/info'),
    act: (page, again) =>
      again ? page.getByRole('button', { name: 'Try again' }).click() : press(page),
    kept: (page) =>
      expect(page.getByText('You are logged in, but your account did not load.')).toBeVisible(),
  },
];
