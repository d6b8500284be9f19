import { expect } from 'storybook/test';
import { fakeWindows } from '../../../../../.storybook/fake-window.ts';
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
  name: 'Logo, game types and the hot vendors, by username first [spec 2.65] [spec 4.06]',
  play: async (story) => {
    const { heading, t } = stepsOf(story);
    await heading('ways.vendors.title');
    const { canvas } = story;
    const tabs = await canvas.findAllByRole('tab');
    await expect(tabs[0]).toHaveTextContent(t('ways.vendors.hot'));
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('link', { name: /Lumatide/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Tideglass/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: t('ways.byUsername') })).toBeChecked();
  },
});

export const OnADesktop = meta.story({
  tags: ['desktop'],
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Lumatide/ })).toBeVisible();
  },
});

export const OfAType = meta.story({
  name: 'The vendors of a type by the keyboard, one of them closed',
  globals: desktop,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const [hot] = await canvas.findAllByRole('tab');
    hot?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('link', { name: /Tideglass/ })).toBeVisible();
    await expect(canvas.getByText('Nimbus Foundry').closest('a')).toBeNull();
    await expect(canvas.getByText(stepsOf(story).t('ways.vendors.maintenance'))).toBeVisible();
  },
});

export const BySms = meta.story({
  name: 'The login opens by SMS where that is chosen [spec 2.67]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    const { t } = stepsOf(story);
    await userEvent.click(await canvas.findByRole('radio', { name: t('ways.bySms') }));
    const main = await canvas.findByRole('main');
    const [login] = [...main.querySelectorAll('header a')];
    await expect(login).toHaveAttribute('href', '/login?by=sms');
    const hinted = (await canvas.findByRole('link', { name: /Lumatide/ })).parentElement;
    await expect(hinted).toHaveAttribute('title', t('ways.vendors.game'));
  },
});

export const ThroughTheLogin = meta.story({
  name: 'A vendor without slots opens the login in a window of its own [spec 2.66]',
  globals: desktop,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const windows = fakeWindows();
    const tabs = await canvas.findAllByRole('tab');
    for (const tab of tabs.slice(1)) {
      await userEvent.click(tab);
      const found = canvas.queryByRole('link', { name: /Veranda Live/ });
      if (!found) continue;
      await userEvent.click(found);
      break;
    }
    await expect(windows).toHaveLength(1);
    await expect(window.open).toHaveBeenCalledWith(
      expect.stringMatching(/^\/login\?to=/),
      'livery-login',
      'popup,width=1300,height=900',
    );
  },
});

export const Searched = meta.story({
  name: 'Found by a part of its name, whatever its type',
  play: async (story) => {
    const { fill } = stepsOf(story);
    await fill('ways.vendors.search', 'tide');
    await expect(await story.canvas.findByRole('link', { name: /Tideglass/ })).toBeVisible();
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
