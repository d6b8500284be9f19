import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults } from '../../../../../.storybook/site.tsx';
import { desktop, pageAt, phone, slow } from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
  tags: ['!autodocs'],
  ...pageAt('/'),
});

/** A block of the home page, once the page is there. */
const block = async (canvas: ReturnType<typeof within>, id: string) => {
  const heading = await canvas.findByRole('heading', { level: 2, name: id });
  const section = heading.closest('section');
  if (!section) throw new Error(`There is no block named "${id}".`);
  return within(section);
};

export const Desktop = meta.story({
  name: 'Marks sample wins and the illustrated jackpot, and names who helps',
  parameters: { spec: ['2.85', 'B2.21', 'B2.22', 'B2.25'] },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const games = await block(canvas, 'Hot games');
    await waitFor(() => expect(games.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getByText('Illustration, not a prize on offer')).toBeVisible();
    const winners = await block(canvas, 'Latest winners');
    await expect(await winners.findByText('Sample data')).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
    // The foot of a page comes when somebody is near it.
    const foot = await waitFor(() => {
      canvas.getByRole('contentinfo').scrollIntoView();
      const found = within(canvas.getByRole('contentinfo'));
      found.getByText('Gambling can harm');
      return found;
    }, slow);
    await expect(foot.getByRole('link', { name: 'Play Aware helpline' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const hot = await block(canvas, 'Hot games');
    await waitFor(() => expect(hot.getAllByRole('listitem').length).toBeGreaterThan(5), slow);
  },
});

export const Banners = meta.story({
  name: 'Leads from a banner to its page',
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const banners = within(await canvas.findByRole('region', { name: 'Promotions and news' }));
    await expect(await banners.findByRole('button', { name: 'Banner 3 of 3' })).toBeVisible();
    await expect(banners.queryByRole('button', { name: 'Banner 4 of 4' })).toBeNull();
    const monsoon = await banners.findByText(/monsoon season/);
    await expect(monsoon.closest('a')).toHaveAttribute('href', expect.stringMatching(/\/promo/));
    const draws = banners.getByText('Today’s draws, counted down to the second').closest('li');
    const season = monsoon.closest('li');
    await userEvent.click(banners.getByRole('button', { name: 'Banner 2 of 3' }));
    await waitFor(() => expect(season).toHaveAttribute('inert'), { timeout: 10_000 });
    await expect(draws).not.toHaveAttribute('inert');
  },
});

export const Notice = meta.story({
  name: 'Opens the notices at the chosen headline',
  parameters: { spec: ['2.28', '2.31', '3.34'] },
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const title = 'Scheduled maintenance on Sunday from 02:00 to 02:30';
    await userEvent.click(await canvas.findByText(title, {}, slow));
    // By attribute: the whole page stands beneath, and to ask it for roles takes long.
    const dialogs = () => document.querySelectorAll<HTMLElement>('[role="dialog"]');
    await waitFor(() => expect(dialogs()).toHaveLength(1), slow);
    const [element] = dialogs();
    const dialog = within(element ?? document.body);
    await expect(element).toHaveAccessibleName('Notices');
    const text = await dialog.findByText(
      'Games stay open. Transfers resume after the maintenance.',
      {},
      slow,
    );
    await waitFor(() => expect(text).toBeVisible());
    const notices = [...(element?.querySelectorAll('details') ?? [])];
    await expect(notices.map(({ open }) => open)).toEqual([false, true, false]);
    await expect(notices[1]).toHaveTextContent(title);
    await userEvent.click(dialog.getByLabelText('Close'));
    await waitFor(() => expect(dialogs()).toHaveLength(0), slow);
  },
});

export const WithoutNews = meta.story({
  name: 'Hides banners and notices that fail',
  parameters: {
    sandbox: {
      faults: {
        banners: { kind: 'status', status: 500 },
        notices: { kind: 'status', status: 500 },
      },
    },
  },
  play: async ({ canvas }) => {
    await block(canvas, 'Hot games');
    await waitFor(
      () => expect(canvas.queryByRole('region', { name: 'Promotions and news' })).toBeNull(),
      { timeout: 10_000 },
    );
    await expect(canvas.queryByRole('region', { name: 'Notices' })).toBeNull();
  },
});

export const AppCodes = meta.story({
  name: 'Loads the app QR codes near the viewport',
  parameters: { spec: ['2.86'] },
  globals: desktop,
  play: async ({ canvas }) => {
    // Again and again: a page that is still arriving begins at its top.
    const android = await waitFor(() => {
      canvas.getByRole('contentinfo').scrollIntoView();
      return canvas.getByRole('img', { name: 'QR code for Android' });
    }, slow);
    await expect(android.getBoundingClientRect().width).toBe(132);
    await expect(canvas.getByRole('img', { name: 'QR code for iPhone' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Or open this link' })).toBeVisible();
    await expect(canvas.queryByText(/131K/)).toBeNull();
  },
});

export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await block(canvas, 'Hot games');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Aliases = meta.story({
  name: 'Opens at index, index.html and home',
  parameters: { spec: ['2.01'] },
  args: { address: '/index.html' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await block(canvas, 'Hot games');
  },
});

/** Longer than any test waits. */
const late = { kind: 'delay', ms: 100_000 } as const;

/** Calls that never end leave the page in its own shape. */
export const Loading = meta.story({
  parameters: { sandbox: { faults: { hotGames: late, popularLottery: late, winnerBoard: late } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading')).toHaveLength(3));
  },
});

export const OneBlockFails = meta.story({
  name: 'Offers a retry for a failed block only',
  parameters: { sandbox: { faults: { hotGames: { kind: 'status', status: 500 } } } },
  play: async ({ canvas, userEvent, ...story }) => {
    const games = await block(canvas, 'Hot games');
    await expect(await games.findByText('The games did not load')).toBeVisible();
    const lotteries = await block(canvas, 'Lotteries');
    // Their cards load when the visitor comes near.
    await waitFor(() => {
      document.getElementById('lotteries')?.scrollIntoView();
      expect(lotteries.getAllByRole('listitem').length).toBeGreaterThan(2);
    }, slow);

    await clearFaults(story);
    await userEvent.click(games.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(games.getAllByRole('listitem').length).toBeGreaterThan(5));
  },
});

export const EveryBlockFails = meta.story({
  parameters: {
    sandbox: {
      faults: {
        hotGames: { kind: 'html' },
        popularLottery: { kind: 'half-json' },
        winnerBoard: { kind: 'empty' },
        vendorList: { kind: 'schema' },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const NoSuchPage = meta.story({
  name: 'Page not found',
  args: { address: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});
