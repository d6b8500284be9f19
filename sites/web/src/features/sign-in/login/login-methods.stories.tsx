import { expect, waitFor } from 'storybook/test';
import { fakeWindows } from '../../../../../../.storybook/fake-window.ts';
import { merchantOf } from '../../../../../../.storybook/merchants.ts';
import { newNumber } from '../../../../../../.storybook/mobile-numbers.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { storyGlobalsOf } from '../../../../../../.storybook/story-globals.ts';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Login methods',
  tags: ['!autodocs'],
  ...pageAt('/login'),
  globals: phone,
});

/** The seeded member with a mobile number of India. */
const mira = '9800001210';
const india = { ...phone, merchant: 'india' };

/** To the form of number and code, with a number in it. */
async function bySms(story: Playing, number = newNumber(story)): Promise<void> {
  const { openTab, fill } = stepsOf(story);
  await openTab('ways.bySms');
  await fill('entry.field.mobileNum', number);
}

export const All = meta.story({
  name: 'Every login method',
  parameters: { spec: ['1.04', '2.79'] },
  globals: desktop,
  play: async (story) => {
    const { button, sees, text, field } = stepsOf(story);
    await expect(await field('session.login.username')).toBeVisible();
    await button('ways.social.facebook');
    await button('ways.social.google');
    await button('ways.free.play');
    await sees('ways.vendors.pick');
    await text('session.login.toForgot');
    await text('session.login.toRegister');
  },
});

export const NameAlone = meta.story({
  name: 'Username and password only',
  parameters: {
    sandbox: {
      settings: { siteSettings: { MOBILEVERCODELOGIN3: false, FREEPLAY3: false } },
      features: { facebookLogin: false, googleLogin: false },
    },
  },
  play: async (story) => {
    const { field, text } = stepsOf(story);
    await text('ways.vendors.pick');
    await expect(await field('session.login.username')).toBeVisible();
    await waitFor(() => expect(story.canvas.queryByRole('tab')).toBeNull());
    const { t } = stepsOf(story);
    for (const id of ['ways.social.facebook', 'ways.social.google', 'ways.free.play'] as const) {
      await expect(story.canvas.queryByRole('button', { name: t(id) })).toBeNull();
    }
  },
});

export const Sms = meta.story({
  name: 'SMS code',
  play: async (story) => {
    await bySms(story);
    await expect(await stepsOf(story).button('session.step.send')).toBeVisible();
  },
});

export const SmsNumberWrong = meta.story({
  name: 'Sends no code to an invalid number',
  parameters: { spec: ['5.08'] },
  play: async (story) => {
    const { press, sees, field } = stepsOf(story);
    await bySms(story, '123');
    await press('session.step.send');
    await sees('session.rule.mobile');
    await expect(await field('entry.field.mobileNum')).toHaveFocus();
  },
});

export const SmsNothingTyped = meta.story({
  name: 'Requires number and code',
  parameters: { spec: ['5.04'] },
  play: async (story) => {
    const { openTab, press, sees } = stepsOf(story);
    await openTab('ways.bySms');
    await press('session.login.submit');
    await sees('session.rule.mobile');
    await sees('session.rule.code');
  },
});

export const SmsSent = meta.story({
  name: 'Shows the number and the resend countdown',
  parameters: { spec: ['4.19'] },
  play: async (story) => {
    const { press, text, pattern, button, field } = stepsOf(story);
    await bySms(story);
    await press('session.step.send');
    await expect(await story.canvas.findByText(pattern('session.step.sentTo'))).toBeVisible();
    await expect(await button(pattern('session.step.resendIn'))).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(await field('entry.field.verificationCode')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await text('session.login.remember');
  },
});

export const SmsNotSent = meta.story({
  name: 'Reports an unsent message in a dialog',
  parameters: { spec: ['8.01'], sandbox: { refusals: { smsLoginCode: 'TOO_MANY' } } },
  play: async (story) => {
    const { press, dialog, sees } = stepsOf(story);
    await bySms(story);
    await press('session.step.send');
    await dialog('platform.sms.failed');
    await sees('session.failure.tooMany', { count: 5 });
  },
});

export const SmsWrongCode = meta.story({
  name: 'Keeps number and code after a wrong code',
  globals: india,
  play: async (story) => {
    const { press, fill, sees, field, receiveCode } = stepsOf(story);
    await bySms(story, mira);
    await receiveCode(mira);
    await fill('entry.field.verificationCode', '000000');
    await press('session.login.submit');
    await sees('session.failure.codeWrong');
    await expect(await field('entry.field.verificationCode')).toHaveValue('000000');
  },
});

export const SmsCodeTooOld = meta.story({
  name: 'Reports an expired code',
  globals: india,
  play: async (story) => {
    const { press, fill, sees, receiveCode, passMinutes } = stepsOf(story);
    await bySms(story, mira);
    const code = await receiveCode(mira);
    await passMinutes(30);
    await fill('entry.field.verificationCode', code);
    await press('session.login.submit');
    await sees('session.failure.codeExpired');
  },
});

export const SmsLoggedIn = meta.story({
  name: 'Logs in by code',
  globals: { ...desktop, merchant: 'india' },
  play: async (story) => {
    const { press, fill, receiveCode, arrivesHome } = stepsOf(story);
    await bySms(story, mira);
    await fill('entry.field.verificationCode', await receiveCode(mira));
    await press('session.login.submit');
    await arrivesHome();
  },
});

export const ThirdPartyLoggedIn = meta.story({
  name: 'Logs in by a third-party code',
  globals: { ...desktop, merchant: 'india' },
  parameters: { spec: ['9.14'], sandbox: { features: { thirdPartySms: true } } },
  play: async (story) => {
    const { press, fill, sees, receiveCode, arrivesHome } = stepsOf(story);
    await bySms(story, mira);
    const code = await receiveCode(mira);
    const waits = await stepsOf(story).button(stepsOf(story).pattern('session.step.resendIn'));
    await expect(Number(/\d+/.exec(waits.textContent)?.[0])).toBeLessThanOrEqual(60);
    await fill('entry.field.verificationCode', '000000');
    await press('session.login.submit');
    await sees('session.failure.codeWrong');
    await fill('entry.field.verificationCode', code);
    await press('session.login.submit');
    await arrivesHome();
  },
});

export const Entering = meta.story({
  name: 'Opening free play',
  parameters: { sandbox: { faults: { freePlayLogin: late } } },
  play: async (story) => {
    const { press, waits } = stepsOf(story);
    await press('ways.free.play');
    await waits('ways.free.entering');
  },
});

export const FreePlayRefused = meta.story({
  name: 'Offers a retry when free play fails',
  parameters: { sandbox: { faults: { freePlayLogin: down } } },
  play: async (story) => {
    const { press, sees, button } = stepsOf(story);
    await press('ways.free.play');
    await sees('platform.failure.http');
    await expect(await button('ways.free.play')).toBeEnabled();
  },
});

export const FreePlayer = meta.story({
  name: 'Starts free play without an account',
  parameters: { spec: ['6.02'] },
  globals: desktop,
  play: async (story) => {
    const { press, arrivesHome } = stepsOf(story);
    await press('ways.free.play');
    await arrivesHome();
  },
});

/** The person says yes at the provider, or no; the window brings the answer back. */
async function answer(
  story: Playing,
  address: string | undefined,
  person: string,
  name = '',
): Promise<void> {
  const body = new URL(String(address)).searchParams;
  body.set('person', person);
  body.set('name', name);
  const { code } = merchantOf(storyGlobalsOf(story).merchant);
  const asked = { method: 'POST', body, headers: { Merchant: code } };
  const { url } = await fetch('/sandbox/social/authorize', asked);
  const channel = new BroadcastChannel('livery.social');
  channel.postMessage({ version: 1, kind: 'livery.social', url });
  channel.close();
}

/** To the provider's window, whose address it gives. */
async function atGoogle(story: Playing) {
  const windows = fakeWindows();
  await stepsOf(story).press('ways.social.google');
  await waitFor(() => expect(windows[0]?.led).toHaveLength(1), { timeout: 10_000 });
  return { window: windows[0], address: windows[0]?.led[0] };
}

export const AtTheProvider = meta.story({
  name: 'Waits for the login provider',
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await atGoogle(story);
    await sees('ways.social.awaitingText');
    await expect(await button('ways.social.again')).toBeVisible();
    await expect(await button('ways.social.back')).toBeVisible();
  },
});

export const ProviderClosed = meta.story({
  name: 'Reports a closed provider window',
  parameters: { spec: ['8.34'] },
  play: async (story) => {
    const { sees } = stepsOf(story);
    const { window: opened } = await atGoogle(story);
    if (opened) opened.closed = true;
    await sees('platform.login.interrupted');
  },
});

export const ProviderDeclined = meta.story({
  name: 'Reports a declined provider login',
  play: async (story) => {
    const { sees } = stepsOf(story);
    const { address } = await atGoogle(story);
    await answer(story, address, '');
    await sees('platform.login.interrupted');
  },
});

export const Newcomer = meta.story({
  name: 'Requires age and terms from a new member',
  parameters: { spec: ['5.18'] },
  play: async (story) => {
    const { sees, press, button } = stepsOf(story);
    const { address } = await atGoogle(story);
    await answer(story, address, 'new', 'Nila');
    await sees('ways.social.newTitle');
    await expect(await button('entry.register.submit')).toBeVisible();
    await press('entry.register.submit');
    await sees('entry.age.missing');
  },
});

export const ProviderInterrupted = meta.story({
  name: 'Keeps the provider code for a retry',
  parameters: { sandbox: { faults: { socialLogin: { kind: 'drop' } } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    const { address } = await atGoogle(story);
    await answer(story, address, 'person-1');
    await sees('platform.failure.offline');
    await expect(await button('common.retry')).toBeVisible();
  },
});

export const ProviderLoggedIn = meta.story({
  name: 'Logs in through a provider',
  parameters: { spec: ['4.20'] },
  globals: desktop,
  play: async (story) => {
    const { arrivesHome } = stepsOf(story);
    const { address, window: opened } = await atGoogle(story);
    await answer(story, address, 'person-1');
    await arrivesHome();
    await expect(opened?.closed).toBe(true);
  },
});

export const VendorPicked = meta.story({
  name: 'Selects a game provider to open after login',
  play: async (story) => {
    const { text } = stepsOf(story);
    await story.userEvent.click(await text('ways.vendors.pick'));
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('radio', { name: /Lumatide/ }));
    await expect(
      await canvas.findByText((words) => /Lumatide/.test(words) && words !== 'Lumatide'),
    ).toBeVisible();
    await text('ways.vendors.drop');
  },
});

export const OverThePage = meta.story({
  name: 'Opens in a dialog over the page',
  parameters: { spec: ['2.31'] },
  args: { address: '/' },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { fill, press, dialog, button } = stepsOf(story);
    await fill('common.account.username', 'mira2026');
    await fill('common.account.password', 'wrong');
    await press('common.account.signIn');
    await dialog('session.login.title');
    await button('ways.social.google');
    await expect(await button('ways.free.play')).toBeVisible();
  },
});
