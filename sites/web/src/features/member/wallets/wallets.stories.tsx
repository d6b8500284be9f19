import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clearFaults, platformSwitch } from '../../../../../../.storybook/site.tsx';
import {
  as,
  buttonsThatSay,
  desktop,
  down,
  fits,
  late,
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

/** The button of a provider's card. */
const inCard = (card: HTMLElement | undefined, label: string) =>
  waitFor(() => {
    const found = within(card ?? document.body)
      .queryAllByRole('button')
      .find(({ textContent }) => textContent === label);
    if (!found) throw new Error(`the card has no button "${label}"`);
    return found;
  }, slow);

export const Moved = meta.story({
  name: 'Says of the last act alone where the money is',
  parameters: { sandbox: { ...member, features: { vendorWallets: true } } },
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('wallets.vendors');
    await waitFor(
      () => expect(buttonsThatSay(story, t('wallets.move')).length).toBeGreaterThan(2),
      slow,
    );
    const [first, second] = story.canvas
      .getAllByRole('listitem')
      .filter((each: HTMLElement) => each.textContent?.includes(t('wallets.move')));
    const says = (card: HTMLElement | undefined, text: string) =>
      waitFor(() => expect(card).toHaveTextContent(text), slow);
    const nameOf = (card: HTMLElement | undefined) => card?.querySelector('h3')?.textContent ?? '';
    const isThere = (card: HTMLElement | undefined) =>
      t('wallet.topUp.done', { name: nameOf(card) });
    const isBack = t('wallets.back.done', { amount: '' }).trim();
    const moveTo = async (card: HTMLElement | undefined) => {
      await story.userEvent.click(await inCard(card, t('wallets.move')));
      const amount = within(card ?? document.body).getByRole('textbox');
      await story.userEvent.type(amount, '20');
      await story.userEvent.click(await inCard(card, t('wallet.topUp.move')));
      await says(card, isThere(card));
    };
    await moveTo(first);
    await story.userEvent.click(await inCard(first, t('wallets.back')));
    await says(first, isBack);
    await expect(first).not.toHaveTextContent(isThere(first));
    await moveTo(second);
    await expect(first).not.toHaveTextContent(isBack);
    await story.userEvent.click(await inCard(story.canvasElement, t('wallets.allBack')));
    await waitFor(() => expect(story.canvasElement).toHaveTextContent(isBack), slow);
    await expect(second).not.toHaveTextContent(isThere(second));
  },
});

export const Sending = meta.story({
  name: 'Keeps the focus of the amount while it is moved',
  parameters: {
    sandbox: { ...member, features: { vendorWallets: true }, faults: { walletTransfer: late } },
  },
  play: async (story) => {
    const { t, heading, waits } = stepsOf(story);
    await heading('wallets.vendors');
    await waitFor(
      () => expect(buttonsThatSay(story, t('wallets.move')).length).toBeGreaterThan(0),
      slow,
    );
    const [move] = buttonsThatSay(story, t('wallets.move'));
    if (!move) throw new Error('there is no wallet to move money to');
    await story.userEvent.click(move);
    const amount = await story.canvas.findByLabelText(t('wallet.topUp.amount'), {}, slow);
    await story.userEvent.type(amount, '20');
    await story.userEvent.keyboard('{Enter}');
    await waits('wallet.topUp.move');
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAttribute('readonly');
  },
});

export const OutOfDate = meta.story({
  name: 'Shows no balance that could not be asked for again, and says that the rest may be old',
  parameters: { sandbox: { ...member, features: { vendorWallets: true } } },
  globals: desktop,
  play: async (story) => {
    const { t, heading, pattern, press, sees } = stepsOf(story);
    await heading('wallets.vendors');
    const balance = await story.canvas.findByRole(
      'group',
      { name: t('session.member.balance') },
      slow,
    );
    await waitFor(() => expect(balance).toHaveTextContent(/\d/), slow);
    const old = new RegExp(t('session.stale', { reason: '' }).trim());
    const body = { balance: down, consolidatedFunds: down };
    await platformSwitch(story, 'faults', { method: 'PUT', body });
    // Everything of the member's is asked for again after it.
    await press(pattern('wallets.allBack'));
    // The header has one, and on some widths the menu another.
    await waitFor(() => expect(balance).toHaveTextContent(t('session.member.balanceFailed')), slow);
    await expect(balance).not.toHaveTextContent(/\d/);
    await sees('wallets.sum');
    await story.canvas.findByText(old, {}, slow);
    await clearFaults(story);
    for (const retry of buttonsThatSay(story, t('common.retry'))) {
      await story.userEvent.click(retry);
    }
    await waitFor(() => expect(story.canvas.queryByText(old)).toBeNull(), slow);
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...member, faults: { consolidatedFunds: down } } },
  play: async (story) => stepsOf(story).sees('wallets.failed'),
});
