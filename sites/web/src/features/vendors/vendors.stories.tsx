import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Vendors',
  tags: ['!autodocs'],
  ...pageAt('/vendors'),
  globals: phone,
});

export const Hot = meta.story({
  name: 'Shows hot providers and the username login',
  parameters: { spec: ['2.65', '4.06'] },
  play: async (story) => {
    const { heading, t } = stepsOf(story);
    await heading('ways.vendors.title');
    const { canvas } = story;
    const tabs = await canvas.findAllByRole('tab');
    await expect(tabs[0]).toHaveTextContent(t('ways.vendors.hot'));
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('Lumatide')).toBeVisible();
    await expect(canvas.queryByText('Tideglass')).toBeNull();
    await expect(canvas.getByRole('radio', { name: t('ways.byUsername') })).toBeChecked();
  },
});

export const OnADesktop = meta.story({
  name: 'Desktop',
  tags: ['desktop'],
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lumatide')).toBeVisible();
  },
});

export const OfAType = meta.story({
  name: 'Lists providers of a game type by keyboard',
  globals: desktop,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const [hot] = await canvas.findAllByRole('tab');
    hot?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect((await canvas.findByText('Tideglass')).closest('a')).toHaveAttribute(
      'href',
      '/rng?vassalage=TIDE',
    );
    // A vendor under maintenance is not a link.
    await expect(canvas.getByText('Nimbus Foundry').closest('a')).toBeNull();
    await expect(canvas.getByText(stepsOf(story).t('ways.vendors.maintenance'))).toBeVisible();
  },
});

export const BySms = meta.story({
  name: 'Opens the login by SMS',
  parameters: { spec: ['2.67'] },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const { t } = stepsOf(story);
    await userEvent.click(await canvas.findByRole('radio', { name: t('ways.bySms') }));
    const main = await canvas.findByRole('main');
    const [login] = [...main.querySelectorAll('header a')];
    await expect(login).toHaveAttribute('href', '/login?by=sms');
    const hinted = (await canvas.findByText('Lumatide')).closest('[title]');
    await expect(hinted).toHaveAttribute('title', t('ways.vendors.game'));
  },
});

export const RegistrationClosed = meta.story({
  name: 'Offers no registration while it is closed',
  parameters: {
    sandbox: { settings: { siteSettings: { MOBILENUMREG3: false, USERNAMEREG3: false } } },
  },
  play: async (story) => {
    const { t } = stepsOf(story);
    const main = await story.canvas.findByRole('main');
    const ends = () => [...main.querySelectorAll('header a')].map((link) => link.textContent);
    await waitFor(() => expect(ends()).toEqual([t('session.login.title')]));
  },
});

export const Searched = meta.story({
  name: 'Finds a provider of any type by part of its name',
  play: async (story) => {
    const { fill } = stepsOf(story);
    await fill('ways.vendors.search', 'tide');
    await expect(await story.canvas.findByText('Tideglass')).toBeVisible();
    await expect(story.canvas.queryByRole('tab')).toBeNull();
  },
});

export const NothingFound = meta.story({
  play: async (story) => {
    const { fill, sees } = stepsOf(story);
    await fill('ways.vendors.search', 'xyz');
    await sees('ways.vendors.none');
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { vendorList: late } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status')).length).toBeGreaterThan(0);
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { faults: { gameMenus: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('ways.vendors.failed');
    await expect(await button('common.retry')).toBeVisible();
  },
});
