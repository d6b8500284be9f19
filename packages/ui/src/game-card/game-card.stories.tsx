import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { covers, games } from '../samples/samples.ts';
import { GameCard } from './game-card.tsx';
import { GameGrid } from './game-grid.tsx';

const meta = preview.meta({
  title: 'GameCard',
  component: GameCard,
  args: {
    title: 'Monsoon Lanterns',
    vendor: 'Blue Kiln',
    cover: covers[0],
    href: '/game/1',
    loading: 'eager' as const,
  },
  render: (args) => (
    <GameGrid>
      <GameCard {...args} />
    </GameGrid>
  ),
  parameters: { stress: { missing: { cover: null, vendor: '' } } },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Monsoon Lanterns Blue Kiln' });
    await expect(link).toHaveAttribute('href', '/game/1');
  },
});
export const Hot = meta.story({
  args: { badge: <Badge tone="accent">Hot</Badge>, actLabel: 'play' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Hot Monsoon Lanterns Blue Kiln play' }),
    ).toBeVisible();
  },
});
export const Closed = meta.story({
  name: 'Removes the link from a closed game',
  args: { closed: 'Maintenance until 18:30', actLabel: 'play' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maintenance until 18:30')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('play')).toBeNull();
  },
});
export const WithoutCover = meta.story({ args: { cover: null } });
export const LongTitle = meta.story({
  args: { title: 'কুয়াশার নদীতে হারিয়ে যাওয়া নৌকার দীর্ঘ গল্প', vendor: 'Northlight' },
});

const inFirstRow = (cards: readonly HTMLElement[]) => {
  const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
};

export const Lobby = meta.story({
  render: () => (
    <GameGrid>
      {games.map(({ title, vendor }, index) => (
        <GameCard key={title} title={title} vendor={vendor} cover={covers[index]} href="/game" />
      ))}
    </GameGrid>
  ),
});

export const ThreeToARowOnAPhone = Lobby.extend({
  name: 'Fits three cards per row on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('link'))).toBe(3);
  },
});

/** As many as the home page shows: full rows of six and of three. */
export const FullRows = meta.story({
  render: () => (
    <GameGrid columns="steps">
      {games.slice(0, 6).map(({ title, vendor }, index) => (
        <GameCard key={title} title={title} vendor={vendor} cover={covers[index]} href="/game" />
      ))}
    </GameGrid>
  ),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('link'))).toBe(6);
  },
});

export const FullRowsOnAPhone = FullRows.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('link'))).toBe(3);
  },
});
