import { createFormat } from '@livery/i18n/format';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { indianFormat } from '../samples/formats.ts';
import { holdTimers } from '../samples/held-timers.ts';
import { atNoon, movableClock, noon } from '../samples/samples.ts';
import { RelativeTime } from './relative-time.tsx';

const meta = preview.meta({
  title: 'RelativeTime',
  component: RelativeTime,
  tags: ['new'],
  args: {
    at: noon - 5 * 60_000,
    now: atNoon,
    relative: indianFormat.relative,
    full: indianFormat.dateTime,
  },
});

export const Ago = meta.story({
  name: 'Past',
  play: async ({ canvas }) => {
    const moment = canvas.getByText('5 minutes ago');
    await expect(moment).toHaveAttribute('title', expect.stringMatching(/15 Jan 2026.*5:25/));
    await expect(moment).toHaveAttribute('datetime', '2026-01-15T11:55:00.000Z');
  },
});
export const Ahead = meta.story({
  name: 'Future',
  args: { at: noon + 3 * 3_600_000 },
});

const clock = movableClock();
const words = createFormat({
  language: { code: 'EN', tag: 'en' },
  timeZone: 'UTC',
  currency: { code: 'INR', decimals: 2 },
  now: clock.now,
});

export const TellsTheTime = meta.story({
  name: 'Updates when its text changes',
  args: { at: noon - 90_000, now: clock.now, relative: words.relative },
  play: async ({ canvas, mount }) => {
    // A minute and a half ago: the second minute is full in thirty seconds.
    const timers = holdTimers(30_000);
    try {
      await mount();
      await expect(canvas.getByText('1 minute ago')).toBeVisible();
      await expect(timers.waiting()).toBe(1);
      clock.move(30_000);
      timers.pass();
      await waitFor(() => expect(canvas.getByText('2 minutes ago')).toBeVisible());
    } finally {
      timers.release();
    }
  },
});
