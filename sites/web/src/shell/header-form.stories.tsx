import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { desktop, late, pageAt, phone, stepsOf } from '../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Header form',
  tags: ['!autodocs'],
  ...pageAt('/'),
});

type Story = Parameters<typeof stepsOf>[0];

async function logInAbove(story: Story, username: string, password = 'Play4fun'): Promise<void> {
  const { fill, press } = stepsOf(story);
  await fill('common.account.username', username);
  await fill('common.account.password', password);
  await press('common.account.signIn');
}

export const Empty = meta.story({
  tags: ['desktop'],
  globals: desktop,
  play: async (story) => {
    const { field, button } = stepsOf(story);
    await expect(await field('common.account.username')).toBeVisible();
    await expect(await button('common.account.signIn')).toBeVisible();
  },
});

export const OwnRadius = meta.story({
  name: 'Has the radius, fill and edge that a brand sets for its fields',
  tags: ['desktop'],
  globals: desktop,
  play: async (story) => {
    const input = await stepsOf(story).field('common.account.username');
    // The frame, where the brand's component tokens arrive.
    const frame = input.parentElement as HTMLElement;
    frame.style.setProperty('--field-radius', '3px');
    frame.style.setProperty('--field-fill', 'rgb(1, 2, 3)');
    frame.style.setProperty('--field-edge', 'rgb(4, 5, 6)');
    const { borderRadius, backgroundColor, borderColor } = getComputedStyle(frame);
    await expect([borderRadius, backgroundColor, borderColor]).toEqual([
      '3px',
      'rgb(1, 2, 3)',
      'rgb(4, 5, 6)',
    ]);
  },
});

export const OnAPhone = meta.story({
  name: 'Links to the login page on a phone',
  tags: ['phone'],
  globals: phone,
  play: async (story) => {
    const name = stepsOf(story).t('common.account.signIn');
    await expect(
      await story.canvas.findByRole('link', { name }, { timeout: 10_000 }),
    ).toHaveAttribute('href', '/login');
  },
});

export const Busy = meta.story({
  tags: ['desktop'],
  globals: desktop,
  parameters: { sandbox: { faults: { login: late } } },
  play: async (story) => {
    await logInAbove(story, 'mira2026');
    await stepsOf(story).waits('common.account.signIn');
  },
});

export const HandedOn = meta.story({
  name: 'Continues a failed login in the dialog',
  tags: ['desktop'],
  globals: desktop,
  play: async (story) => {
    const { dialog, sees, field } = stepsOf(story);
    await logInAbove(story, 'mira2026', 'wrong');
    await expect(await dialog('session.login.title')).toBeVisible();
    await sees('platform.login.wrong');
    await expect(await field('session.login.username')).toHaveValue('mira2026');
  },
});

export const SecondStep = meta.story({
  name: 'Continues a second step in the dialog',
  tags: ['desktop'],
  globals: desktop,
  play: async (story) => {
    const { dialog } = stepsOf(story);
    await logInAbove(story, 'faraway2026');
    await expect(await dialog('session.step.title')).toBeVisible();
  },
});

export const ForcedChange = meta.story({
  name: 'Continues a forced password change in the dialog',
  tags: ['desktop'],
  globals: desktop,
  play: async (story) => {
    const { dialog } = stepsOf(story);
    await logInAbove(story, 'first2026');
    await expect(await dialog('session.change.forcedTitle')).toBeVisible();
  },
});
