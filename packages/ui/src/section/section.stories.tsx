import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../link/index.ts';
import { Section } from './section.tsx';

const meta = preview.meta({
  title: 'Section',
  component: Section,
  args: { title: 'Hot games', children: 'What many play now.' },
  parameters: { stress: { missing: { children: undefined } } },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hot games' })).toBeVisible();
  },
});
export const WithAction = meta.story({
  args: {
    action: (
      <Link href="/rng" variant="quiet">
        All games
      </Link>
    ),
  },
});
