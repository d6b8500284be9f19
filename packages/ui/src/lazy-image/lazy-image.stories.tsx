import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { GameGrid } from '../game-card/index.ts';
import { covers } from '../samples/samples.ts';
import { LazyImage } from './lazy-image.tsx';
import { lazyLoadLimits } from './lazy-load-limits.ts';

const meta = preview.meta({
  title: 'LazyImage',
  component: LazyImage,
  args: { src: covers[0], alt: 'Monsoon Lanterns', onLoad: fn(), onError: fn() },
  decorators: [
    (Story) => (
      <GameGrid>
        <Story />
      </GameGrid>
    ),
  ],
  parameters: { stress: { missing: { src: null } } },
});

const missing = '/no-such-picture.svg';
const frameIn = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-state]');
const stateIn = (element: HTMLElement) => frameIn(element)?.dataset.state;

export const Loaded = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(stateIn(canvasElement)).toBe('loaded'));
    await waitFor(() => expect(canvas.getByAltText('Monsoon Lanterns')).toBeVisible());
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await expect(args.onError).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'Keeps its size when the image fails',
  args: { src: missing },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(stateIn(canvasElement)).toBe('error'));
    await expect(canvas.getByRole('img', { name: 'Monsoon Lanterns' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onLoad).not.toHaveBeenCalled();
    const { width, height } = frameIn(canvasElement)?.getBoundingClientRect() ?? new DOMRect();
    await expect(height / width).toBeCloseTo(4 / 3, 1);
  },
});

export const MissingSource = meta.story({
  name: 'Distinguishes a missing source from a failed image',
  parameters: { spec: ['8.10'] },
  args: { src: null },
  render: (args) => (
    <>
      <LazyImage {...args} />
      <LazyImage {...args} src={missing} alt="Broken" />
    </>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
    await expect(args.onError).toHaveBeenCalledWith(new Error('image src is required'));
    await expect(frameIn(canvasElement)?.dataset.error).toBe('image src is required');
    const placeholders = canvas.getAllByRole('img');
    await expect(placeholders.map(({ dataset }) => dataset.state)).toEqual(['error', 'error']);
  },
});

/** Counts how often the browser was asked for a picture, by watching the elements that ask. */
function countRequests(element: HTMLElement) {
  const pictures = new Set(element.querySelectorAll('img'));
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof HTMLImageElement) pictures.add(node);
    }
  });
  watcher.observe(element, { childList: true, subtree: true });
  return () => pictures.size;
}

export const States = meta.story({
  name: 'Fails after three attempts',
  parameters: { spec: ['4.39'] },
  args: { src: missing, attempts: 3 },
  play: async ({ canvasElement, mount }) => {
    const requests = countRequests(canvasElement);
    await mount();
    await expect(stateIn(canvasElement)).toBe('loading');
    await waitFor(() => expect(stateIn(canvasElement)).toBe('error'));
    await expect(requests()).toBe(3);
  },
});

export const OneAttempt = meta.story({
  parameters: { spec: ['9.32'] },
  args: { src: missing },
  play: async ({ canvasElement, mount }) => {
    const requests = countRequests(canvasElement);
    await mount();
    await waitFor(() => expect(stateIn(canvasElement)).toBe('error'));
    await expect(requests()).toBe(lazyLoadLimits.attempts);
  },
});

export const FarBelow = meta.story({
  name: 'Waits until it is near the viewport',
  decorators: [
    (Story) => (
      <div data-far="">
        <div style={{ height: '300vh' }} />
        <Story />
      </div>
    ),
  ],
  // No other story has this address: one that was loaded before is there at once.
  args: { src: `${covers[1]}#far-below`, alt: 'Salt Road' },
  play: async ({ canvas, canvasElement }) => {
    await new Promise((done) => setTimeout(done, 300));
    await expect(stateIn(canvasElement)).toBe('loading');
    await expect(canvasElement.querySelector('img')).toBeNull();
    frameIn(canvasElement)?.scrollIntoView();
    await expect(await canvas.findByAltText('Salt Road')).toBeInTheDocument();
    await waitFor(() => expect(stateIn(canvasElement)).toBe('loaded'));
    scrollTo(0, 0);
  },
});
