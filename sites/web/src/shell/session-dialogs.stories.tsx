import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { late, pageAt, phone, stepsOf } from '../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Dialogs',
  tags: ['!autodocs'],
  ...pageAt('/changePassword', { signedIn: { as: 'mira2026' } }),
});

type Story = Parameters<typeof stepsOf>[0];

/** Something is typed on the page, the platform ends the session, and the page's call hears of it. */
async function callAfter(
  story: Story,
  end?: Parameters<ReturnType<typeof stepsOf>['endSession']>[0],
): Promise<void> {
  const { fill, press, endSession } = stepsOf(story);
  await fill('session.change.current', 'Play4fun');
  await fill('session.change.new', 'Another4fun');
  await fill('session.change.confirm', 'Another4fun');
  if (end) await endSession(end);
  await press('session.change.submit');
}

export const Expired = meta.story({
  name: 'The session has expired: login over the page',
  globals: phone,
  play: async (story) => {
    const { dialog, sees } = stepsOf(story);
    await callAfter(story, 'EXPIRED');
    await expect(await dialog('session.login.again')).toBeVisible();
    await sees('session.login.againText');
  },
});

export const SignedInElsewhere = meta.story({
  play: async (story) => {
    const { sees, dialog } = stepsOf(story);
    await callAfter(story, 'SIGNED_IN_ELSEWHERE');
    await dialog('session.login.again');
    await sees('session.login.againElsewhere');
  },
});

export const PasswordChanged = meta.story({
  play: async (story) => {
    const { sees, dialog } = stepsOf(story);
    await callAfter(story, 'PASSWORD_CHANGED');
    await dialog('session.login.again');
    await sees('session.login.againPassword');
  },
});

export const Excluded = meta.story({
  parameters: {
    sandbox: {
      signedIn: { as: 'mira2026' },
      refusals: { changePassword: 'ACCOUNT_EXCLUDED' },
    },
  },
  play: async (story) => {
    const { sees, dialog } = stepsOf(story);
    await callAfter(story);
    await dialog('session.login.again');
    await sees('session.login.againExcluded');
  },
});

export const AgainWrongPassword = meta.story({
  name: 'A wrong password in the dialog',
  play: async (story) => {
    const { dialog, logIn, sees } = stepsOf(story);
    await callAfter(story, 'EXPIRED');
    await dialog('session.login.again');
    await logIn('mira2026', 'wrong');
    await sees('platform.login.wrong');
  },
});

export const SecondStepOverThePage = meta.story({
  play: async (story) => {
    const { dialog, logIn } = stepsOf(story);
    await callAfter(story, 'EXPIRED');
    await dialog('session.login.again');
    await logIn('faraway2026');
    await expect(await dialog('session.step.title')).toBeVisible();
  },
});

export const LogoutAsked = meta.story({
  globals: phone,
  play: async (story) => {
    const { openMenu, press, dialog } = stepsOf(story);
    await openMenu();
    await press('session.member.logout');
    await expect(await dialog('session.logout.title')).toBeVisible();
  },
});

export const LogoutUnderWay = meta.story({
  parameters: { sandbox: { signedIn: { as: 'mira2026' }, faults: { logout: late } } },
  play: async (story) => {
    const { openMenu, press, dialog, waits } = stepsOf(story);
    await openMenu();
    await press('session.member.logout');
    await dialog('session.logout.title');
    await press('session.logout.confirm');
    await waits('session.logout.confirm');
  },
});

export const LogoutNotCleared = meta.story({
  name: 'The browser does not let the session go',
  parameters: { browser: 'holdsOn' },
  play: async (story) => {
    const { openMenu, press, dialog, sees, button } = stepsOf(story);
    await openMenu();
    await press('session.member.logout');
    await dialog('session.logout.title');
    await press('session.logout.confirm');
    await sees('session.logout.notCleared');
    await expect(await button('session.logout.retry')).toBeVisible();
  },
});

export const NeedsRealAccount = meta.story({
  name: 'A trial account at something that needs a real one',
  parameters: { sandbox: { signedIn: { as: 'trial2026' } } },
  play: async (story) => {
    const { dialog, sees } = stepsOf(story);
    await expect(await dialog('session.guard.title')).toBeVisible();
    await sees('session.in_need_true_account');
  },
});

export const AgentsOnly = meta.story({
  name: 'A member at the agents’ page',
  args: { address: '/agentHome' },
  parameters: { sandbox: { signedIn: { as: 'tara2026' } } },
  play: async (story) => {
    const { dialog, sees } = stepsOf(story);
    await expect(await dialog('session.guard.agentsOnly')).toBeVisible();
    await sees('platform.login.nonAgent');
  },
});

export const CentreNotEnabled = meta.story({
  name: 'An agent where the merchant has no agent centre: no entry, and the address is guarded [spec 5.01]',
  args: { address: '/agentHome' },
  parameters: {
    sandbox: { signedIn: { as: 'arun2026' }, features: { agentCentre: false } },
  },
  play: async (story) => {
    const { dialog, sees, press, openMenu, button, t } = stepsOf(story);
    await dialog('session.guard.closedTitle');
    await sees('session.in_need_true_account');
    await press('session.in_increase_submit');
    await openMenu();
    await button('session.member.change');
    await expect(
      story.canvas.queryByRole('button', { name: t('session.member.agent') }),
    ).toBeNull();
  },
});

export const ForcedChangeAfterReload = meta.story({
  name: 'A forced change that was left open comes back after a reload',
  parameters: { sandbox: { signedIn: { as: 'first2026', keys: { cpw: true } } } },
  args: { address: '/nowhere' },
  play: async (story) => {
    const { dialog, field } = stepsOf(story);
    await expect(await dialog('session.change.forcedTitle')).toBeVisible();
    await expect(await field('session.change.current')).toBeVisible();
  },
});
