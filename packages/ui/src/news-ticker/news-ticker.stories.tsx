import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rotationPeriod } from '../rotation/use-rotation.ts';
import { holdTimers } from '../samples/held-timers.ts';
import { NewsTicker } from './news-ticker.tsx';

const news = [
  { id: 1, title: 'Welcome: a demonstration with play money' },
  { id: 2, title: 'Planned work on Sunday from 02:00 to 02:30' },
  { id: 3, title: 'Giờ quay thưởng hiển thị theo múi giờ của bạn', titleLang: 'vi' },
];
const meta = preview.meta({
  title: 'NewsTicker',
  component: NewsTicker,
  args: {
    news,
    label: 'Notices',
    onOpen: fn(),
    labels: { pause: 'Stop the notices', play: 'Let the notices move', next: 'Next notice' },
  },
  parameters: { stress: { missing: { news: [] } } },
});

/** The title that stands in the window. */
const expectShown = (canvasElement: HTMLElement, title: string | undefined) =>
  waitFor(() => {
    const list = canvasElement.querySelector('ul');
    const { top } = list?.getBoundingClientRect() ?? new DOMRect();
    const inSight = [...(list?.children ?? [])].filter(
      (item) => Math.abs(item.getBoundingClientRect().top - top) < 1,
    );
    expect(inSight.map(({ textContent }) => textContent)).toEqual([title]);
  });

export const MovesOn = meta.story({
  name: 'Rotates headlines until paused',
  play: async ({ canvas, canvasElement, mount, userEvent }) => {
    const timers = holdTimers(rotationPeriod);
    try {
      await mount();
      await expectShown(canvasElement, news[0]?.title);
      for (const next of [1, 2, 0]) {
        await expect(timers.waiting()).toBe(1);
        timers.pass();
        await expectShown(canvasElement, news[next]?.title);
      }
      await userEvent.hover(canvas.getByRole('list'));
      await waitFor(() => expect(timers.waiting()).toBe(0));
      await userEvent.unhover(canvas.getByRole('list'));
      await waitFor(() => expect(timers.waiting()).toBe(1));
      await userEvent.click(canvas.getByRole('button', { name: 'Stop the notices' }));
      await expect(timers.waiting()).toBe(0);
      await expect(canvas.getByRole('button', { name: 'Let the notices move' })).toBeVisible();
    } finally {
      timers.release();
    }
  },
});

export const ByKeyboard = meta.story({
  name: 'Scrolls to the focused headline',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expectShown(canvasElement, news[1]?.title);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await expectShown(canvasElement, news[2]?.title);
  },
});

export const Stillness = meta.story({
  name: 'Waits for a click with reduced motion',
  play: async ({ canvas, canvasElement, mount, userEvent }) => {
    document.documentElement.dataset.motion = 'less';
    const timers = holdTimers(rotationPeriod);
    try {
      await mount();
      await expect(timers.waiting()).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Next notice' }));
      await expectShown(canvasElement, news[1]?.title);
    } finally {
      delete document.documentElement.dataset.motion;
      timers.release();
    }
  },
});
export const One = meta.story({
  args: { news: news.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
export const None = meta.story({
  args: { news: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
export const LongTitle = meta.story({
  args: {
    news: [
      {
        id: 1,
        title:
          'ปิดปรับปรุงตามกำหนดวันอาทิตย์ เวลา 02:00 ถึง 02:30 เกมยังเปิดให้เล่นตามปกติ รายการโอนจะรอจนกว่างานจะเสร็จ',
        titleLang: 'th',
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
