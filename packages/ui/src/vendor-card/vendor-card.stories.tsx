import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { iconOf } from '../samples/pictures.ts';
import { games } from '../samples/samples.ts';
import { VendorCard } from './vendor-card.tsx';
import { VendorGrid } from './vendor-grid.tsx';

const meta = preview.meta({
  title: 'VendorCard',
  component: VendorCard,
  args: {
    name: 'Blue Kiln',
    src: iconOf('Blue Kiln'),
    href: '/rng?vassalage=BLUE',
    note: '112 games',
    onError: fn(),
  },
  render: (args) => (
    <VendorGrid>
      <VendorCard {...args} />
    </VendorGrid>
  ),
  parameters: { stress: { missing: { src: null, note: undefined } } },
});

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('link', { name: 'Blue Kiln 112 games' });
    await expect(card).toHaveAttribute('href', '/rng?vassalage=BLUE');
    await userEvent.tab();
    await expect(card).toHaveFocus();
  },
});
export const Hot = meta.story({ args: { badge: <Badge tone="accent">Hot</Badge> } });
export const InAWindowOfItsOwn = meta.story({
  name: 'Opens a separate window',
  args: { href: '/login', target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
export const Maintenance = meta.story({
  name: 'Removes the link from a closed provider',
  args: { closed: 'Maintenance until 18:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maintenance until 18:30')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('112 games')).toBeNull();
  },
});
export const WithoutPicture = meta.story({
  args: { src: null },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(canvas.getByText('Blue Kiln')).toBeVisible();
  },
});
export const LongName = meta.story({
  args: { name: 'কুয়াশার নদীতে হারিয়ে যাওয়া নৌকার দীর্ঘ গল্পের কারখানা' },
});
export const Many = meta.story({
  render: () => (
    <VendorGrid>
      {games.map(({ title, vendor }, index) => (
        <VendorCard
          key={title}
          name={vendor}
          src={iconOf(vendor)}
          href="/rng"
          note={`${12 * (index + 1)} games`}
        />
      ))}
    </VendorGrid>
  ),
});
