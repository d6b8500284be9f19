import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { GameGrid } from '../game-card/index.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Skeleton',
  component: Skeleton,
  args: { shape: 'text' as const },
});

export const Text = meta.story({ args: { extent: 'most' } });
export const Cover = meta.story({
  args: { shape: 'cover' },
  render: (args) => (
    <GameGrid>
      <Skeleton {...args} />
    </GameGrid>
  ),
});
export const GamesLoading = meta.story({
  name: 'Announces loading games once',
  render: () => (
    <SkeletonGroup label="Loading games">
      <Skeleton shape="title" extent="third" />
      <GameGrid>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key}>
            <Skeleton shape="cover" />
            <Skeleton shape="text" extent="most" />
          </div>
        ))}
      </GameGrid>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading games');
  },
});
