import { expect, waitFor } from 'storybook/test';
import { fakeWindows } from '../../../../../.storybook/fake-window.ts';
import preview from '../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Customer service',
  tags: ['!autodocs'],
  ...pageAt('/'),
  globals: phone,
});

/** The right bar, with the ways to support, loads when a visitor comes near. */
async function nearSupport() {
  // Again and again: a page that is still arriving begins at its top.
  await waitFor(() => {
    document.getElementById('service')?.scrollIntoView();
    expect(document.querySelector('#service :is(a, button)')).not.toBeNull();
  }, slow);
}

export const Hours = meta.story({
  name: 'Says how long one waits and when the chat closes',
  globals: desktop,
  play: async (story) => {
    const { button } = stepsOf(story);
    await nearSupport();
    const chat = await button('common.contact.chat');
    // 15 January, half past five in the afternoon in India: the chat is open until midnight there.
    await waitFor(() => expect(chat).toHaveAccessibleDescription(/3.+\d/));
    await expect(chat.nextElementSibling).toHaveAttribute('data-state', 'open');
  },
});

export const Closed = meta.story({
  name: 'Says when a closed chat opens',
  globals: { ...desktop, merchant: 'vietnam', language: 'VI' },
  // Seven hours later it is two at night in Vietnam.
  parameters: { sandbox: { clockMs: 7 * 3_600_000 } },
  play: async (story) => {
    const { button } = stepsOf(story);
    await nearSupport();
    const chat = await button('common.contact.chat');
    await waitFor(() => expect(chat).toHaveAccessibleDescription(/Chat mở lúc .*\d/));
    await expect(chat.nextElementSibling).toHaveAttribute('data-state', 'closed');
  },
});

export const Connecting = meta.story({
  parameters: { sandbox: { faults: { serviceLink: late } } },
  play: async (story) => {
    const { press, dialog, sees } = stepsOf(story);
    fakeWindows();
    await nearSupport();
    await press('common.contact.chat');
    await dialog('service.title');
    await sees('service.connecting');
  },
});

export const Open = meta.story({
  name: 'Opens live chat in a separate window',
  parameters: { spec: ['2.35', '9.11'] },
  globals: desktop,
  play: async (story) => {
    const { press, dialog, sees, t } = stepsOf(story);
    const windows = fakeWindows();
    await nearSupport();
    await press('common.contact.chat');
    await dialog('service.title');
    await sees('service.open');
    await expect(windows[0]?.led).toEqual([expect.stringMatching(/^https:\/\/help\..+\/chat$/)]);
    await expect(windows[0]?.closed).toBe(false);
    const title = story.canvas.getByText(t('service.title'));
    const painted = getComputedStyle(title, '::before').backgroundColor;
    const [, red = 0, green = 0, blue = 0] =
      /(\d+)\D+(\d+)\D+(\d+)/.exec(painted)?.map(Number) ?? [];
    await expect(green).toBeGreaterThan(red);
    await expect(green).toBeGreaterThan(blue);
  },
});

export const Vip = meta.story({
  name: 'Offers VIP support above rank 4',
  globals: desktop,
  // Pressed before the platform has named the ways to service.
  parameters: {
    spec: ['6.06'],
    sandbox: { signedIn: { as: 'mira2026' }, faults: { permission: { kind: 'delay', ms: 2500 } } },
  },
  play: async (story) => {
    const { press, dialog } = stepsOf(story);
    const windows = fakeWindows();
    await nearSupport();
    await press('common.contact.chat');
    await dialog('service.vip');
    await waitFor(() => expect(windows[0]?.led).toEqual([expect.stringContaining('queue=vip')]), {
      timeout: 10_000,
    });
  },
});

export const Blocked = meta.story({
  name: 'Links to the chat when the window is blocked',
  parameters: { spec: ['2.31'] },
  play: async (story) => {
    const { press, sees, t } = stepsOf(story);
    fakeWindows(false);
    await nearSupport();
    await press('common.contact.chat');
    await sees('service.blocked');
    const link = story.canvas.getByRole('link', { name: t('service.openChat') });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:.+\/chat$/));
  },
});

export const Failed = meta.story({
  name: 'Lists other contacts when the chat fails',
  parameters: { spec: ['8.08'], sandbox: { faults: { serviceLink: down } } },
  play: async (story) => {
    const { press, sees, button } = stepsOf(story);
    const windows = fakeWindows();
    await nearSupport();
    await press('common.contact.chat');
    await sees('service.failed');
    await expect(windows[0]?.closed).toBe(true);
    await sees('service.other');
    await expect(await button('common.retry')).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: { sandbox: { faults: { serviceLink: { kind: 'drop' } } } },
  play: async (story) => {
    const { press, sees } = stepsOf(story);
    const windows = fakeWindows();
    await nearSupport();
    await press('common.contact.chat');
    await sees('service.offline');
    await expect(windows[0]?.closed).toBe(true);
  },
});
