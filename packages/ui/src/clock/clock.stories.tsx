import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { atNoon, movableClock } from '../samples/samples.ts';
import { Clock } from './clock.tsx';

const meta = preview.meta({
  title: 'Clock',
  component: Clock,
  args: { now: atNoon, timeZone: 'Asia/Kolkata', language: 'en', label: 'Time in India' },
});

export const InIndia = meta.story({
  name: 'India',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17:30:00')).toBeVisible();
  },
});
export const InBengali = meta.story({
  name: 'Bengali',
  args: { timeZone: 'Asia/Dhaka', language: 'bn', label: 'ঢাকার সময়' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18:00:00')).toBeVisible();
  },
});

const moving = movableClock();
let parents = 0;

function Parent() {
  parents += 1;
  return <Clock now={moving.now} timeZone="UTC" language="en" label="UTC" />;
}

export const TicksAlone = meta.story({
  name: 'Ticks without rendering its parent',
  render: () => <Parent />,
  play: async ({ canvas }) => {
    const before = canvas.getByText(/^12:/).textContent;
    const renders = parents;
    moving.move(5000);
    await waitFor(() => expect(canvas.getByText(/^12:/).textContent).not.toBe(before));
    await expect(parents).toBe(renders);
  },
});

const hidden = movableClock();

export const PausesWhileHidden = meta.story({
  name: 'Pauses on a hidden page',
  args: { now: hidden.now },
  play: async () => {
    const state = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState');
    let visible: DocumentVisibilityState = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visible });
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      const looks = hidden.looks();
      await new Promise((done) => setTimeout(done, 1300));
      await expect(hidden.looks()).toBe(looks);
      visible = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(hidden.looks()).toBeGreaterThan(looks));
    } finally {
      if (state) Reflect.deleteProperty(document, 'visibilityState');
    }
  },
});
