import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'EmptyState',
  component: EmptyState,
  args: {
    title: 'No favourites yet',
    description: 'Press the star on a game and it will wait for you here.',
  },
  parameters: { stress: { missing: { description: undefined } } },
});

export const Plain = meta.story();
export const WithAction = meta.story({
  args: { action: <Button href="/rng">Look at games</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Look at games' })).toHaveFocus();
  },
});
