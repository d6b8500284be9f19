import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Login',
  tags: ['!autodocs'],
  ...pageAt('/login'),
});

export const Form = meta.story({
  globals: desktop,
  play: async (story) => {
    const { heading, field } = stepsOf(story);
    await expect(await heading('session.login.title')).toBeVisible();
    await expect(await field('session.login.username')).toHaveValue('');
  },
});

export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: phone,
  play: async (story) => {
    const { button } = stepsOf(story);
    await expect(await button('session.login.submit')).toBeVisible();
  },
});

export const ForAgents = meta.story({
  args: { address: '/login?from=agent' },
  globals: phone,
  play: async (story) => {
    const { heading, sees } = stepsOf(story);
    await expect(await heading('session.login.agentTitle')).toBeVisible();
    await sees('session.login.agentLead');
  },
});

export const NothingTyped = meta.story({
  globals: phone,
  play: async (story) => {
    const { press, sees, field } = stepsOf(story);
    await press('session.login.submit');
    await sees('session.login.usernameMissing');
    await sees('session.login.passwordMissing');
    await expect(await field('session.login.username')).toHaveFocus();
  },
});

export const Proving = meta.story({
  parameters: { sandbox: { faults: { verificationChallenge: late } } },
  play: async (story) => {
    const { logIn, waits } = stepsOf(story);
    await logIn('mira2026');
    await waits('session.login.proving');
  },
});

export const Submitting = meta.story({
  globals: phone,
  parameters: { sandbox: { faults: { login: late } } },
  play: async (story) => {
    const { logIn, waits } = stepsOf(story);
    await logIn('mira2026');
    await waits('session.login.submitting');
  },
});

export const WrongPassword = meta.story({
  name: 'A wrong password says so and keeps what was typed [spec 8.05] [spec 8.13]',
  globals: phone,
  play: async (story) => {
    const { logIn, sees, field } = stepsOf(story);
    await logIn('mira2026', 'wrong');
    await sees('platform.login.wrong');
    await expect(await field('session.login.username')).toHaveValue('mira2026');
  },
});

export const NoConnection = meta.story({
  globals: phone,
  parameters: { sandbox: { faults: { login: { kind: 'drop' } } } },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('mira2026');
    await sees('platform.failure.offline');
  },
});

export const PlatformDown = meta.story({
  parameters: { sandbox: { faults: { login: down } } },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('mira2026');
    await sees('platform.failure.http');
  },
});

export const TooManyTries = meta.story({
  parameters: { sandbox: { refusals: { login: 'TOO_MANY' } } },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('mira2026');
    await sees('session.failure.tooMany');
  },
});

export const Locked = meta.story({
  parameters: { sandbox: { refusals: { login: 'ACCOUNT_LOCKED' } } },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('mira2026');
    await sees('session.failure.locked');
  },
});

export const Excluded = meta.story({
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('closed2026');
    await sees('session.failure.excluded');
  },
});

export const NoAgent = meta.story({
  name: 'A member at the agents’ door',
  args: { address: '/login?from=agent' },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('tara2026');
    await sees('platform.login.nonAgent');
  },
});

export const NoMember = meta.story({
  name: 'An account that is no member’s',
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('staff2026');
    await sees('platform.login.nonMember');
  },
});

export const AccountLoading = meta.story({
  parameters: { sandbox: { faults: { memberInfo: late } } },
  play: async (story) => {
    const { logIn, waits } = stepsOf(story);
    await logIn('mira2026');
    await waits('session.login.loadingMember');
  },
});

export const AccountNotLoaded = meta.story({
  globals: phone,
  parameters: { sandbox: { faults: { memberInfo: down } } },
  play: async (story) => {
    const { logIn, sees, button } = stepsOf(story);
    await logIn('mira2026');
    await sees('session.login.memberFailed');
    await expect(await button('common.retry')).toBeVisible();
  },
});

export const LoggedIn = meta.story({
  name: 'The member in the header of the home page',
  globals: desktop,
  play: async (story) => {
    const { logIn, group } = stepsOf(story);
    await logIn('mira2026');
    await expect(await group('session.member.balance')).toBeVisible();
  },
});
