import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { atNoon, movableClock, noon } from '../samples/samples.ts';
import { DrawCountdown } from './draw-countdown.tsx';

const meta = preview.meta({
  title: 'DrawCountdown',
  component: DrawCountdown,
  args: { endsAt: noon + 754_000, now: atNoon, label: 'Next draw in', endedLabel: 'Drawing now' },
});

export const Running = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Next draw in 00:12:34');
  },
});
export const Days = meta.story({
  name: 'Counts days, where the page can write them',
  args: { endsAt: noon + 450_061_000, days: (days: number) => `${days} days` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('5 days 05:01:01');
  },
});
export const Over = meta.story({
  args: { endsAt: noon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Drawing now');
  },
});

const clock = movableClock();
const lockClock = movableClock();
const lock = { at: noon + 2000, label: 'Bets close in' };

export const Lock = meta.story({
  name: 'Counts to the end of betting first',
  args: { endsAt: noon + 4000, now: lockClock.now, lock, label: 'Closed, draw in' },
  play: async ({ canvas }) => {
    lockClock.move(noon - lockClock.now());
    const timer = canvas.getByRole('timer');
    const shows = (label: string | undefined, time: string) =>
      waitFor(() => {
        for (const each of [lock.label, 'Closed, draw in']) {
          const shown = expect(within(timer).getByText(each));
          each === label ? shown.toBeVisible() : shown.not.toBeVisible();
        }
        expect(within(timer).getByText(time)).toBeVisible();
      });
    await shows(lock.label, '00:00:02');
    // The same time is left, of the other of the two.
    lockClock.move(2000);
    await shows('Closed, draw in', '00:00:02');
    lockClock.move(2000);
    await shows(undefined, 'Drawing now');
  },
});

export const RunsOut = meta.story({
  name: 'Ends when time runs out',
  args: { endsAt: noon + 2000, now: clock.now },
  play: async ({ canvas }) => {
    clock.move(5000);
    await waitFor(() => expect(canvas.getByText('Drawing now')).toBeVisible());
  },
});
