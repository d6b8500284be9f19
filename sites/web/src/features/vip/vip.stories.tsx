import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';
import { Ladder } from './ladder.tsx';

const slow = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/VIP',
  tags: ['!autodocs'],
  ...pageAt('/vip'),
  globals: phone,
});

export const Guest = meta.story({
  name: 'Shows every level to a guest',
  parameters: { spec: ['2.07'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, sees, heading } = stepsOf(story);
    await heading('vip.title');
    const ladder = await story.canvas.findByRole('list', { name: t('vip.ladder') }, slow);
    await expect(ladder.children).toHaveLength(6);
    await sees('vip.guest.text');
    await expect(story.canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const Member = meta.story({
  name: 'Shows a member what is missing to the next level',
  parameters: { spec: ['2.07'], sandbox: { signedIn: { as: 'tara2026' } } },
  tags: ['phone'],
  play: async (story) => {
    const { t, sees, pattern } = stepsOf(story);
    await sees('vip.standing.title');
    const progress = await story.canvas.findByRole('progressbar', {}, slow);
    await expect(progress).toHaveAttribute('aria-valuetext', expect.stringMatching(/\d/));
    await sees('vip.current');
    await expect(await story.canvas.findByText(t('vip.standing.until'))).toBeVisible();
    const rank = () => story.canvasElement.querySelector('main dd [data-part=picture]');
    await waitFor(
      () => expect(rank()).toHaveAttribute('src', expect.stringContaining('/ranks/')),
      slow,
    );
    await expect(pattern('vip.how.valid').test(story.canvasElement.textContent ?? '')).toBe(true);
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Trial = meta.story({
  name: 'Trial account',
  parameters: { sandbox: { signedIn: { as: 'trial2026' } } },
  play: async (story) => {
    await stepsOf(story).sees('vip.trial.text');
  },
});

export const StandingFailed = meta.story({
  name: 'Level did not load',
  parameters: { sandbox: { signedIn: { as: 'tara2026' }, faults: { vipStanding: down } } },
  play: async (story) => {
    const { t, sees } = stepsOf(story);
    await sees('vip.standing.failed');
    await expect(
      await story.canvas.findByRole('list', { name: t('vip.ladder') }, slow),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { vipLevels: late } } },
  play: async (story) => {
    await stepsOf(story).text('vip.loading');
  },
});

export const NoConnection = meta.story({
  name: 'No connection',
  parameters: { sandbox: { faults: { vipLevels: { kind: 'drop' } } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('vip.failed');
    await sees('platform.failure.offline');
  },
});

export const Empty = meta.story({
  name: 'No levels',
  render: () => <Ladder levels={[]} standing={undefined} />,
  play: async (story) => {
    await stepsOf(story).sees('vip.empty.title');
  },
});
