import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  as,
  desktop,
  down,
  fits,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const member = as('mira2026');

const meta = preview.meta({
  title: 'Screens/Member/Wallets',
  tags: ['!autodocs'],
  ...pageAt('/member/transferFund', member),
  globals: phone,
});

export const Single = meta.story({
  name: 'One wallet for everything: nothing to move',
  parameters: {
    spec: ['2.38', 'B2.06'],
    sandbox: { ...member, features: { vendorWallets: false } },
  },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, sees, heading } = stepsOf(story);
    await heading('wallets.vendors');
    await sees('wallets.single.text');
    await sees('wallets.net');
    await expect(
      story.canvas.queryByRole('button', { name: new RegExp(t('wallets.move')) }),
    ).toBeNull();
    await fits(story);
  },
});

export const Vendors = meta.story({
  name: 'A wallet at each provider',
  parameters: { spec: ['2.38'], sandbox: { ...member, features: { vendorWallets: true } } },
  tags: ['phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('wallets.vendors');
    const moves = () =>
      story.canvas
        .queryAllByRole('button')
        .filter((each: HTMLElement) => each.textContent === t('wallets.move'));
    await waitFor(() => expect(moves().length).toBeGreaterThan(2), slow);
    await fits(story);
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...member, faults: { consolidatedFunds: down } } },
  play: async (story) => stepsOf(story).sees('wallets.failed'),
});
