import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Login',
  tags: ['!autodocs'],
  ...pageAt('/login'),
});

export const Form = meta.story({
  globals: desktop,
  play: async (story) => {
    const { heading, field, t } = stepsOf(story);
    await expect(await heading('session.login.title')).toBeVisible();
    await expect(await field('session.login.username')).toHaveValue('');
    await expect(story.canvas.queryByText(t('platform.login.required'))).toBeNull();
  },
});

export const OnAPhone = meta.story({
  name: 'Phone',
  tags: ['phone'],
  globals: phone,
  play: async (story) => {
    const { button } = stepsOf(story);
    await expect(await button('session.login.submit')).toBeVisible();
  },
});

export const ForAgents = meta.story({
  name: 'Agents',
  args: { address: '/login?from=agent' },
  globals: phone,
  play: async (story) => {
    const { heading, sees } = stepsOf(story);
    await expect(await heading('session.login.agentTitle')).toBeVisible();
    await sees('session.login.agentLead');
  },
});

export const NothingTyped = meta.story({
  name: 'Reports empty fields until one is filled',
  parameters: { spec: ['8.22'] },
  globals: phone,
  play: async (story) => {
    const { press, sees, field, fill, t } = stepsOf(story);
    await press('session.login.submit');
    await sees('platform.login.empty');
    await sees('session.login.usernameMissing');
    await sees('session.login.passwordMissing');
    await expect(await field('session.login.username')).toHaveFocus();
    await fill('session.login.username', 'm');
    await waitFor(() => expect(story.canvas.queryByText(t('platform.login.empty'))).toBeNull());
    await sees('session.login.passwordMissing');
    await fill('session.login.username', '');
    await sees('platform.login.empty');
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
  name: 'Keeps the form after a wrong password',
  parameters: { spec: ['8.05', '8.13'] },
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
  name: 'Asks to wait after too many attempts',
  parameters: { spec: ['9.41'], sandbox: { refusals: { login: 'TOO_MANY' } } },
  play: async (story) => {
    const { logIn, sees, t } = stepsOf(story);
    await logIn('mira2026');
    await sees('session.failure.tooMany', { count: 5 });
    await expect(t('session.failure.tooMany', { count: 5 })).toContain('5');
  },
});

export const VerifyFirst = meta.story({
  name: 'Requires verification before login',
  parameters: { spec: ['8.20', '8.35'], sandbox: { refusals: { login: 'PROOF_REQUIRED' } } },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('mira2026');
    await sees('platform.verification.first');
  },
});

export const VerifyAgain = meta.story({
  name: 'Offers a retry of a failed verification',
  parameters: { spec: ['8.35'], sandbox: { refusals: { login: 'PROOF_WRONG' } } },
  play: async (story) => {
    const { logIn, sees, button } = stepsOf(story);
    await logIn('mira2026');
    await sees('platform.verification.retry');
    await expect(await button('session.login.submit')).toBeEnabled();
  },
});

export const SentByAGuard = meta.story({
  name: 'Explains a redirect to login',
  parameters: { spec: ['8.14'] },
  args: { address: '/login?to=%2FchangePassword' },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('platform.login.required');
  },
});

export const ForeignAddress = meta.story({
  name: 'Rejects a URL of another merchant',
  parameters: { spec: ['8.18'], sandbox: { refusals: { login: 'DOMAIN_INVALID' } } },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('mira2026');
    await sees('platform.address.invalid');
  },
});

export const BlockedAddress = meta.story({
  name: 'Rejects a blocked IP',
  parameters: { spec: ['8.11'], sandbox: { refusals: { login: 'IP_BLOCKED' } } },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('mira2026');
    await sees('platform.access.restricted');
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
  name: 'Rejects a member on the agent page',
  args: { address: '/login?from=agent' },
  play: async (story) => {
    const { logIn, sees } = stepsOf(story);
    await logIn('tara2026');
    await sees('platform.login.nonAgent');
  },
});

export const NoMember = meta.story({
  name: 'Rejects an account that is not a member’s',
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
  name: 'Shows the member in the header',
  globals: desktop,
  play: async (story) => {
    const { logIn, group, arrivesHome } = stepsOf(story);
    await logIn('mira2026');
    await expect(await group('session.member.balance')).toBeVisible();
    await arrivesHome();
  },
});
