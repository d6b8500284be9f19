import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { iconOf } from '../samples/pictures.ts';
import { Logo } from './logo.tsx';

const meta = preview.meta({
  title: 'Logo',
  component: Logo,
  args: {
    light: iconOf('Light'),
    dark: iconOf('Dark'),
    width: 96,
    height: 96,
    alt: 'House of Lilies',
  },
});

const shown = (element: HTMLElement) =>
  [...element.querySelectorAll('img')]
    .filter((img) => getComputedStyle(img).display !== 'none')
    .map((img) => img.dataset.for);

export const InLight = meta.story({
  globals: { mode: 'light' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'House of Lilies' })).toBeVisible();
    await expect(shown(canvasElement)).toEqual(['light']);
  },
});
export const InDark = meta.story({
  args: { size: 'page' },
  globals: { mode: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['dark']);
  },
});
