import type { ComponentPropsWithRef } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from './link.tsx';
import { LinkProvider } from './link-provider.ts';

const meta = preview.meta({
  title: 'Link',
  component: Link,
  args: { href: '/help', children: 'Help centre' },
});

export const Text = meta.story({
  render: (args) => (
    <p>
      Questions are answered in the <Link {...args} /> at any hour.
    </p>
  ),
});
export const Quiet = meta.story({ args: { variant: 'quiet' } });

function RouterLink({ children, ...anchor }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...anchor} data-routed="">
      {children}
    </a>
  );
}

export const ThroughTheApplicationsRouter = meta.story({
  name: 'Navigates by the application’s router',
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Help centre' });
    await expect(link).toHaveAttribute('data-routed');
    await expect(link).toHaveAttribute('href', '/help');
  },
});
