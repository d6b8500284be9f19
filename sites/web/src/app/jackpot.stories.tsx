import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withSite } from '../../../../.storybook/site.tsx';
import { desktop, pageAt, slow } from '../../../../.storybook/story-kit.tsx';
import { ServicesContext, useServices } from './services.tsx';

/** The story's merchant with other fields in its file. */
const merchantWith =
  (fields: { readonly profile?: 'licensed'; readonly feed?: boolean }): Decorator =>
  (Story) => {
    const services = useServices();
    const { site } = services;
    const { profile = site.merchant.profile, feed = false } = fields;
    const merchant = { ...site.merchant, profile, jackpot: { ...site.merchant.jackpot, feed } };
    return (
      <ServicesContext value={{ ...services, site: { ...site, merchant } }}>
        <Story />
      </ServicesContext>
    );
  };

const meta = preview.meta({
  title: 'Screens/Jackpot',
  tags: ['!autodocs'],
  ...pageAt('/register'),
  globals: desktop,
});

const illustration = 'Illustration, not a prize on offer';

export const Feed = meta.story({
  name: 'Shows the platform’s jackpot with its game, time and rules',
  parameters: { spec: ['B2.21'] },
  decorators: [merchantWith({ feed: true, profile: 'licensed' }), withSite],
  play: async ({ canvas }) => {
    const rules = await canvas.findByRole('link', { name: 'Rules' }, slow);
    await expect(rules).toHaveAttribute('href', expect.stringMatching(/^\/game\?.*gameCode=\d/));
    await expect(rules.closest('p')).toHaveTextContent(/As of/);
    const amount = canvas.getByText('Jackpot').nextElementSibling;
    await waitFor(() => expect(amount).toHaveTextContent(/\d{3}/));
    await expect(canvas.queryByText(illustration)).toBeNull();
  },
});

export const Unavailable = meta.story({
  name: 'Is absent while the platform cannot state it',
  parameters: {
    spec: ['B2.21'],
    sandbox: { faults: { jackpotFeed: { kind: 'status', status: 500 } } },
  },
  decorators: [merchantWith({ feed: true }), withSite],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, slow);
    await waitFor(() => expect(canvas.queryByText('Jackpot')).toBeNull(), slow);
  },
});

export const Licensed = meta.story({
  name: 'Shows no illustration at a licensed merchant',
  parameters: { spec: ['B2.21'] },
  decorators: [merchantWith({ profile: 'licensed' }), withSite],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, slow);
    await expect(canvas.queryByText('Jackpot')).toBeNull();
    await expect(canvas.queryByText(illustration)).toBeNull();
  },
});
