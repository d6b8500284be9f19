import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  title: 'IconButton',
  component: IconButton,
  args: { icon: 'search' as const, label: 'Search' },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
  },
});
export const Outlined = meta.story({
  args: { variant: 'outlined', icon: 'chevron-end', label: 'Next' },
});
export const Disabled = meta.story({
  args: { variant: 'outlined', icon: 'chevron-start', label: 'Previous', disabled: true },
});
export const AsLink = meta.story({ args: { icon: 'search', label: 'Search', href: '/search' } });
