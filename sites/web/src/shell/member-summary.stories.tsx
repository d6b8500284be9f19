import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  fits,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../.storybook/story-kit.tsx';
import { largeText } from '../../../../.storybook/stress.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Member summary',
  tags: ['!autodocs'],
  ...pageAt('/changePassword', { signedIn: { as: 'mira2026' } }),
});

export const BalanceShown = meta.story({
  globals: desktop,
  play: async (story) => {
    const { group } = stepsOf(story);
    const balance = await group('session.member.balance');
    await waitFor(() => expect(balance).toHaveTextContent(/\p{Nd}/u));
  },
});

export const DefaultSymbol = meta.story({
  name: 'Shows P for a missing currency symbol',
  parameters: { spec: ['3.34', '9.50'] },
  globals: { ...desktop, merchant: 'default' },
  play: async (story) => {
    const balance = await stepsOf(story).group('session.member.balance');
    await waitFor(() => expect(balance).toHaveTextContent(/P\s?1,234,567\.89/));
  },
});

export const BalanceHidden = meta.story({
  name: 'Hides the balance',
  parameters: { spec: ['4.48'] },
  globals: desktop,
  play: async (story) => {
    const { group, press, t } = stepsOf(story);
    const balance = await group('session.member.balance');
    await waitFor(() => expect(balance).toHaveTextContent(/\p{Nd}/u));
    await press(new RegExp(t('session.member.hide')));
    await expect(await group('session.member.balance')).toHaveTextContent('*****');
  },
});

export const LargeText = meta.story({
  name: 'Fits a phone at a text size of 200 %',
  globals: phone,
  beforeEach: largeText,
  play: async (story) => {
    const { group } = stepsOf(story);
    const balance = await group('session.member.balance');
    await waitFor(() => expect(balance).toHaveTextContent(/\p{Nd}/u));
    const logo = within(story.canvas.getByRole('banner')).getByRole('link');
    // Neither beside the window nor over the logo.
    await fits(story);
    const [one, other] = [logo, balance].map((each) => each.getBoundingClientRect());
    await expect(
      (one?.bottom ?? 0) <= (other?.top ?? 0) || (one?.right ?? 0) <= (other?.left ?? 0),
    ).toBe(true);
  },
});

export const Arrival = meta.story({
  name: 'Brings the balance up to date when a message arrives',
  globals: desktop,
  parameters: { sandbox: { signedIn: { as: 'devi2026' } } },
  play: async (story) => {
    const { group } = stepsOf(story);
    const balance = await group('session.member.balance');
    await waitFor(() => expect(balance).toHaveTextContent(/\p{Nd}/u));
    const before = balance.textContent;
    const open = (await platformSwitch(story, 'payments')) as {
      withdrawals: { reference: string; account: string }[];
    };
    const own = open.withdrawals.find(({ account }) => account.endsWith('/devi2026'));
    const body = { reference: own?.reference, to: 'rejected' };
    await platformSwitch(story, 'withdrawals', { method: 'PUT', body });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(balance.textContent).not.toBe(before));
  },
});

export const BalanceLoading = meta.story({
  parameters: { sandbox: { signedIn: { as: 'mira2026' }, faults: { balance: late } } },
  play: async (story) => {
    const { group } = stepsOf(story);
    await expect(await group('session.member.balance')).toHaveTextContent('…');
  },
});

export const BalanceFailed = meta.story({
  globals: phone,
  parameters: { sandbox: { signedIn: { as: 'mira2026' }, faults: { balance: down } } },
  play: async (story) => {
    await stepsOf(story).sees('session.member.balanceFailed');
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const MenuOpen = meta.story({
  args: { address: '/' },
  globals: phone,
  play: async (story) => {
    const { openMenu, button } = stepsOf(story);
    await openMenu();
    await expect(await button('session.member.change')).toBeVisible();
    await expect(await button('session.member.logout')).toBeVisible();
  },
});

export const AgentsMenu = meta.story({
  name: 'Gives records, agent centre and logout their icons',
  parameters: { spec: ['2.26'], sandbox: { signedIn: { as: 'arun2026' } } },
  play: async (story) => {
    const { openMenu, button, t } = stepsOf(story);
    await openMenu();
    const records = await waitFor(() =>
      story.canvas.getByRole('link', { name: t('session.member.records') }),
    );
    await expect(records).toHaveAttribute(
      'href',
      expect.stringMatching(/\/member\/personalHistoryCopy$/),
    );
    const ways = [
      records,
      await button('session.member.agent'),
      await button('session.member.logout'),
    ];
    for (const way of ways) await expect(way.querySelector('svg')).toBeVisible();
  },
});

export const LongName = meta.story({
  globals: desktop,
  parameters: {
    sandbox: {
      signedIn: {
        as: 'mira2026',
        keys: { nickname: 'Mirabellaarundhatisubramaniamvenkatanarasimha' },
      },
    },
  },
  play: async (story) => {
    const { openMenu, button } = stepsOf(story);
    await openMenu();
    await expect(await button('session.member.logout')).toBeVisible();
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Trial = meta.story({
  args: { address: '/' },
  parameters: { sandbox: { signedIn: { as: 'trial2026' } } },
  play: async (story) => {
    const { openMenu, press, dialog } = stepsOf(story);
    await openMenu();
    await press('session.member.change');
    await expect(await dialog('session.guard.title')).toBeVisible();
  },
});
