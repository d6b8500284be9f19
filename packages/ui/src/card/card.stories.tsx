import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from './card.tsx';

const meta = preview.meta({
  title: 'Card',
  component: Card,
  args: { children: 'A surface with the corner and edge of the brand.' },
});

export const Raised = meta.story();
export const Outlined = meta.story({
  args: { variant: 'outlined', role: 'region', 'aria-label': 'Limits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Limits' })).toHaveTextContent('A surface');
  },
});
export const Sunken = meta.story({ args: { variant: 'sunken', padding: 'lg' } });
