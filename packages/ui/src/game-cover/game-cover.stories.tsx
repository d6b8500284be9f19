import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { GameGrid } from '../game-card/index.ts';
import { covers } from '../samples/samples.ts';
import { GameCover } from './game-cover.tsx';

const meta = preview.meta({
  title: 'GameCover',
  component: GameCover,
  args: { src: covers[0], alt: 'Monsoon Lanterns', loading: 'eager' as const },
  decorators: [
    (Story) => (
      <GameGrid>
        <Story />
      </GameGrid>
    ),
  ],
  parameters: { stress: { missing: { src: null } } },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByAltText('Monsoon Lanterns')).toBeVisible());
  },
});
export const NewAndHot = meta.story({
  args: {
    marks: (
      <>
        <Badge tone="accent" icon="star">
          Hot
        </Badge>
        <Badge tone="brand">New</Badge>
      </>
    ),
  },
});
export const Maintenance = meta.story({
  name: 'Shows why a game is closed',
  args: { closed: 'Maintenance until 18:30', marks: <Badge tone="accent">Hot</Badge> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Maintenance until 18:30')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
    const picture = canvasElement.querySelector('img') ?? canvasElement;
    await expect(getComputedStyle(picture).filter).toBe('grayscale(1)');
  },
});
export const Failed = meta.story({
  name: 'Keeps its size when the image fails',
  args: { src: '/no-such-cover.svg' },
  play: async ({ canvasElement }) => {
    const frame = () => canvasElement.querySelector('[data-state]');
    const height = () => frame()?.getBoundingClientRect().height;
    const before = height();
    await waitFor(() => expect(frame()).toHaveAttribute('data-state', 'error'));
    await expect(height()).toBe(before);
  },
});
export const Ratios = meta.story({
  render: (args) => (
    <>
      <GameCover {...args} ratio="portrait" />
      <GameCover {...args} ratio="square" />
      <GameCover {...args} ratio="landscape" />
    </>
  ),
});
