import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop, late, pageAt, phone, stepsOf } from '../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/App',
  tags: ['!autodocs'],
  ...pageAt('/down'),
  globals: phone,
});

export const Whole = meta.story({
  name: 'Shows codes and a guide with pictures',
  parameters: { spec: ['2.13'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await expect(await heading('download.title')).toBeVisible();
    const codes = await story.canvas.findAllByRole('img', {}, slow);
    const names = codes.map((code) => code.getAttribute('aria-label'));
    for (const system of ['android', 'ios'] as const) {
      await expect(names).toContain(
        t('download.codes.label', { system: t(`download.system.${system}`) }),
      );
    }
    await expect(story.canvasElement.querySelectorAll('main ol > li > svg')).toHaveLength(4);
  },
});

export const Ios = meta.story({
  name: 'Opens the guide of the system in the URL',
  parameters: { spec: ['2.13'] },
  args: { address: '/download?system=ios' },
  tags: ['phone'],
  play: async (story) => {
    const { sees, t } = stepsOf(story);
    await sees('download.ios.menu');
    await expect(story.canvas.getByRole('tab', { name: t('download.system.ios') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Computer = meta.story({
  name: 'Changes to another guide',
  globals: desktop,
  play: async (story) => {
    const { openTab, sees } = stepsOf(story);
    await openTab('download.system.desktop');
    await sees('download.desktop.menu');
    await waitFor(() =>
      expect(story.canvasElement.querySelectorAll('main ol > li > svg')).toHaveLength(4),
    );
  },
});

export const NoAddresses = meta.story({
  name: 'Encodes the page itself before the platform has answered',
  parameters: { sandbox: { faults: { permission: late } } },
  play: async (story) => {
    const { t } = stepsOf(story);
    const code = () => t('download.codes.label', { system: t('download.system.android') });
    await waitFor(() => story.canvas.getByRole('img', { name: code() }), slow);
  },
});
