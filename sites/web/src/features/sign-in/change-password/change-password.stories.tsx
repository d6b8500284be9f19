import { expect } from 'storybook/test';
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
  title: 'Screens/Sign-in/Change password',
  tags: ['!autodocs'],
  ...pageAt('/changePassword', { signedIn: { as: 'mira2026' } }),
});

type Story = Parameters<typeof stepsOf>[0];

async function fillIn(story: Story, next: string, again = next, now = 'Play4fun'): Promise<void> {
  const { fill } = stepsOf(story);
  await fill('session.change.current', now);
  await fill('session.change.new', next);
  await fill('session.change.confirm', again);
}

async function change(story: Story, next: string, again?: string, now?: string): Promise<void> {
  await fillIn(story, next, again, now);
  await stepsOf(story).press('session.change.submit');
}

export const Page = meta.story({
  globals: desktop,
  play: async (story) => {
    const { heading, field } = stepsOf(story);
    await expect(await heading('session.change.title')).toBeVisible();
    await expect(await field('session.change.username')).toHaveValue('mira2026');
    await expect(await field('session.change.current')).toBeVisible();
  },
});

export const NothingTyped = meta.story({
  play: async (story) => {
    const { press, t } = stepsOf(story);
    await press('session.change.submit');
    await expect(await story.canvas.findAllByText(t('session.rule.empty'))).toHaveLength(3);
  },
});

export const RuleBroken = meta.story({
  name: 'Explains each broken rule',
  globals: phone,
  play: async (story) => {
    await change(story, 'short');
    const { field } = stepsOf(story);
    const input = await field('session.change.new');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveFocus();
  },
});

export const TwoDiffer = meta.story({
  play: async (story) => {
    await change(story, 'Another4fun', 'Another5fun');
    await stepsOf(story).sees('session.change.different');
  },
});

export const TooEasy = meta.story({
  name: 'Rejects an easy password',
  play: async (story) => {
    await change(story, '12345678');
    await stepsOf(story).sees('session.failure.weak');
  },
});

export const WrongCurrent = meta.story({
  name: 'Rejects a wrong current password',
  play: async (story) => {
    await change(story, 'Another4fun', 'Another4fun', 'NotMine4fun');
    await stepsOf(story).sees('session.failure.currentPassword');
  },
});

export const SamePassword = meta.story({
  name: 'Rejects an unchanged password',
  play: async (story) => {
    await change(story, 'Play4fun');
    await stepsOf(story).sees('session.failure.samePassword');
  },
});

export const PlatformDown = meta.story({
  parameters: { sandbox: { signedIn: { as: 'mira2026' }, faults: { changePassword: down } } },
  play: async (story) => {
    await change(story, 'Another4fun');
    await stepsOf(story).sees('platform.failure.http');
  },
});

export const Submitting = meta.story({
  parameters: { sandbox: { signedIn: { as: 'mira2026' }, faults: { changePassword: late } } },
  play: async (story) => {
    await change(story, 'Another4fun');
    await stepsOf(story).waits('session.change.submit');
  },
});

export const Refreshing = meta.story({
  name: 'Refreshes the login after the change',
  parameters: { sandbox: { signedIn: { as: 'mira2026' }, faults: { memberInfo: late } } },
  play: async (story) => {
    await change(story, 'Another4fun');
    await stepsOf(story).waits('session.change.submit');
  },
});

export const Changed = meta.story({
  name: 'Returns to the home page after the change',
  play: async (story) => {
    await change(story, 'Another4fun');
    await stepsOf(story).arrivesHome();
  },
});

export const SessionEnded = meta.story({
  name: 'Keeps the form when the session expires',
  play: async (story) => {
    const { endSession, dialog, press } = stepsOf(story);
    await fillIn(story, 'Another4fun');
    await endSession('EXPIRED');
    await press('session.change.submit');
    await expect(await dialog('session.login.again')).toBeVisible();
    const { canvas } = story;
    await expect(canvas.getByLabelText(stepsOf(story).t('session.change.new'))).toHaveValue(
      'Another4fun',
    );
  },
});

const guest = { args: { address: '/login' }, parameters: { sandbox: { signedIn: null } } };

export const ForcedByFirstLogin = meta.story({
  ...guest,
  name: 'Requires a password at first login',
  parameters: { ...guest.parameters, spec: ['2.81', '2.82'] },
  globals: phone,
  play: async (story) => {
    const { logIn, field, heading, t } = stepsOf(story);
    await logIn('first2026');
    await expect(await heading('session.change.forcedTitle')).toBeVisible();
    await expect(await field('session.change.new')).toBeVisible();
    await expect(await field('session.change.username')).toHaveValue('first2026');
    await expect(story.canvas.queryByLabelText(t('session.change.current'))).toBeNull();
    await expect(
      story.canvas.getByRole('button', { name: t('session.change.submit') }),
    ).toBeVisible();
  },
});

export const ForcedByWeak = meta.story({
  ...guest,
  name: 'Requires a change of a weak password',
  play: async (story) => {
    const { logIn, heading } = stepsOf(story);
    await logIn('weak2026', '123456');
    await expect(await heading('session.change.forcedTitle')).toBeVisible();
  },
});

export const ForcedByExpiry = meta.story({
  ...guest,
  name: 'Requires a change of an expired password',
  play: async (story) => {
    const { logIn, heading } = stepsOf(story);
    await logIn('expired2026');
    await expect(await heading('session.change.forcedTitle')).toBeVisible();
  },
});

export const ForcedRefused = meta.story({
  ...guest,
  name: 'Rejects an easy password in a forced change',
  play: async (story) => {
    const { logIn, fill, press, sees } = stepsOf(story);
    await logIn('first2026');
    await fill('session.change.new', '12345678');
    await fill('session.change.confirm', '12345678');
    await press('session.change.submit');
    await sees('session.failure.weak');
  },
});
