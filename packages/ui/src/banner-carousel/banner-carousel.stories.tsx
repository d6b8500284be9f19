import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rotationPeriod } from '../rotation/use-rotation.ts';
import { bannerLabels, banners } from '../samples/banners.ts';
import { holdTimers } from '../samples/held-timers.ts';
import { BannerCarousel } from './banner-carousel.tsx';

const meta = preview.meta({
  title: 'BannerCarousel',
  component: BannerCarousel,
  args: { banners, label: 'Promotions', labels: bannerLabels },
  parameters: { stress: { missing: { banners: [] } } },
});

const [first, second] = banners;
const one = banners.slice(0, 1);
/** Elements that the library has initialised have its class. */
const started = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('.swiper-wrapper').length;

function OneThenTwo(props: Parameters<typeof BannerCarousel>[0]) {
  const [count, setCount] = useState(1);
  return (
    <>
      <BannerCarousel {...props} banners={props.banners.slice(0, count)} />
      <button type="button" onClick={() => setCount(2)}>
        One more
      </button>
    </>
  );
}

export const OneBanner = meta.story({
  name: 'Shows a single banner without controls',
  tags: ['!dev'],
  parameters: { spec: ['2.27'] },
  render: (args) => <OneThenTwo {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: first?.title ?? '' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Banner 1 of 1' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Stop the banners' })).toBeNull();
    await expect(started(canvasElement)).toBe(0);
    await userEvent.hover(canvas.getByRole('link', { name: first?.title ?? '' }));
    await expect(started(canvasElement)).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Banner 2 of 2' }));
    await waitFor(() => expect(started(canvasElement)).toBe(1), { timeout: 10_000 });
    await expect(canvas.getByRole('button', { name: 'Banner 2 of 2' })).toBeVisible();
  },
});

/** The library is a separate file. */
const slow = { timeout: 10_000 };

/** The dot that is marked as the one visible, once the library is there. */
const expectShown = (canvasElement: HTMLElement, slide: number) =>
  waitFor(() => {
    const dots = [...canvasElement.querySelectorAll('button[aria-current]')];
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([`Banner ${slide} of 3`]);
    const inSight = [...canvasElement.querySelectorAll('li')].map(({ inert }) => !inert);
    expect(inSight).toEqual([slide === 1, slide === 2, slide === 3]);
  }, slow);

export const MovesOn = meta.story({
  name: 'Rotates banners until paused',
  parameters: { spec: ['2.27', '9.02'] },
  play: async ({ canvas, canvasElement, mount, userEvent }) => {
    const timers = holdTimers(rotationPeriod);
    await expect(rotationPeriod).toBe(5000);
    try {
      await mount();
      // The library loads at the first rotation; nothing waits for it.
      await expect(canvasElement.querySelector('[inert]')).toBeNull();
      for (const slide of [2, 3, 1]) {
        await waitFor(() => expect(timers.waiting()).toBe(1));
        timers.pass();
        await expectShown(canvasElement, slide);
      }
      await waitFor(() => expect(timers.waiting()).toBe(1));
      await userEvent.click(canvas.getByRole('button', { name: 'Stop the banners' }));
      await expect(timers.waiting()).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Let the banners move' }));
      await waitFor(() => expect(timers.waiting()).toBe(1));
    } finally {
      timers.release();
    }
  },
});

export const Held = meta.story({
  name: 'Stops on hover, focus and hidden pages',
  play: async ({ canvas, canvasElement, mount, userEvent }) => {
    const timers = holdTimers(rotationPeriod);
    let visible: DocumentVisibilityState = 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visible });
    const turnPage = (state: DocumentVisibilityState) => {
      visible = state;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const waits = (count: number) => waitFor(() => expect(timers.waiting()).toBe(count), slow);
    try {
      await mount();
      await waits(1);
      const picture = canvasElement.querySelector('li') ?? canvasElement;
      await userEvent.hover(picture);
      await waits(0);
      await userEvent.unhover(picture);
      await waits(1);
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: first?.title ?? '' })).toHaveFocus();
      await waits(0);
      (document.activeElement as HTMLElement | null)?.blur();
      await waits(1);
      turnPage('hidden');
      await waits(0);
      turnPage('visible');
      await waits(1);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
      timers.release();
    }
  },
});

export const FocusKept = meta.story({
  name: 'Keeps the focus of the row when the library has come',
  play: async ({ canvasElement, mount, userEvent }) => {
    const timers = holdTimers(rotationPeriod);
    try {
      await mount();
      const row = canvasElement.querySelector('[data-part="viewport"]');
      await expect(row).toHaveAttribute('data-state', 'waiting');
      await userEvent.tab();
      await expect(row).toHaveFocus();
      await waitFor(() => expect(row).toHaveAttribute('data-state', 'ready'), slow);
      // A browser takes the focus away with the next frame.
      await new Promise(requestAnimationFrame);
      await expect(row).toHaveFocus();
    } finally {
      timers.release();
    }
  },
});

export const Stillness = meta.story({
  name: 'Stays still with reduced motion',
  play: async ({ canvas, canvasElement, mount, userEvent }) => {
    document.documentElement.dataset.motion = 'less';
    const timers = holdTimers(rotationPeriod);
    try {
      await mount();
      await expect(canvas.queryByRole('button', { name: 'Stop the banners' })).toBeNull();
      await expect(timers.waiting()).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Banner 3 of 3' }));
      await expectShown(canvasElement, 3);
    } finally {
      delete document.documentElement.dataset.motion;
      timers.release();
    }
  },
});

export const DataSaved = meta.story({
  name: 'Stays still and loads no picture where data is saved',
  play: async ({ canvas, canvasElement, mount, userEvent }) => {
    document.documentElement.dataset.saving = '';
    const timers = holdTimers(rotationPeriod);
    try {
      await mount();
      await expect(timers.waiting()).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Banner 3 of 3' }));
      await expectShown(canvasElement, 3);
      await expect(canvasElement.querySelector('img')).toBeNull();
    } finally {
      delete document.documentElement.dataset.saving;
      timers.release();
    }
  },
});

export const ByKeyboard = meta.story({
  name: 'Shows the banner of the chosen dot',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Promotions' })).toHaveFocus();
    await expectShown(canvasElement, 1);
    const before = canvas.getByRole('link', { name: first?.title ?? '' });
    canvas.getByRole('button', { name: 'Banner 2 of 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectShown(canvasElement, 2);
    const after = canvas.getByRole('link', { name: second?.title ?? '' });
    after.focus();
    await expect(after).toHaveFocus();
    before.focus();
    await expect(before).not.toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  name: 'Reverses direction right to left',
  globals: { language: 'RTL' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [here, next] = canvasElement.querySelectorAll('li');
    const startOf = (slide: Element | undefined) => slide?.getBoundingClientRect().left ?? 0;
    await expect(startOf(next)).toBeLessThan(startOf(here));
    const place = startOf(here);
    await userEvent.click(canvas.getByRole('button', { name: 'Banner 2 of 3' }));
    await expectShown(canvasElement, 2);
    await waitFor(() => expect(Math.abs(startOf(next) - place)).toBeLessThan(1));
  },
});

export const NotThere = meta.story({
  name: 'Shows the title when an image fails',
  args: {
    banners: [
      { id: 'a', src: '/no-such-banner.svg', title: 'Points never expire', href: '#points' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const height = () => canvasElement.querySelector('li')?.getBoundingClientRect().height;
    const before = height();
    await expect(await canvas.findByText('Points never expire')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Points never expire' })).toBeVisible();
    await expect(height()).toBe(before);
  },
});
export const WithoutLink = meta.story({
  args: { banners: one.map(({ href: _, ...banner }) => banner) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first?.title ?? '')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const None = meta.story({
  name: 'Renders nothing without banners',
  args: { banners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
export const OnAPhone = meta.story({
  name: 'Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ mount }) => {
    // The first banner stays in view for as long as anybody looks.
    const timers = holdTimers(rotationPeriod);
    try {
      await mount();
      await waitFor(() => expect(timers.waiting()).toBe(1));
    } finally {
      timers.release();
    }
  },
});
