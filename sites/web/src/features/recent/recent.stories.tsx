import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults } from '../../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 15_000 };
const member = { signedIn: { as: 'mira2026' } } as const;

const meta = preview.meta({
  title: 'Screens/Recent games',
  tags: ['!autodocs'],
  ...pageAt('/', member),
  globals: desktop,
});

/** The part of the page under a heading; it loads when it comes near. */
async function part(story: Playing, id: 'around.recent.title' | 'around.continue.title') {
  const { t } = stepsOf(story);
  const section = await waitFor(() => {
    document.getElementById('service')?.scrollIntoView();
    const heading = story.canvas
      .queryAllByText(t(id))
      .map((each: HTMLElement) => each.closest('section'))
      .find((each: HTMLElement | null) => each !== null);
    if (!heading) throw new Error(`There is no part "${t(id)}".`);
    return heading;
  }, slow);
  return within(section);
}

export const RightBar = meta.story({
  name: 'Lists recent games in the right bar, beside support and social links',
  tags: ['desktop'],
  parameters: { spec: ['2.30'] },
  play: async (story) => {
    const { t } = stepsOf(story);
    const recent = await part(story, 'around.recent.title');
    await waitFor(() => expect(recent.getAllByRole('listitem')).toHaveLength(4), slow);
    for (const link of recent.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringContaining('/game?gameType='));
    await expect(
      story.canvas.getByRole('button', { name: t('common.contact.chat') }),
    ).toBeVisible();
    for (const name of ['common.contact.telegram', 'common.contact.facebook'] as const)
      await expect(story.canvas.getByRole('link', { name: t(name) })).toBeVisible();
  },
});

export const Guest = meta.story({
  name: 'Leads guests to the login',
  parameters: { sandbox: { signedIn: null }, spec: ['6.01'] },
  play: async (story) => {
    const { t } = stepsOf(story);
    const recent = await part(story, 'around.recent.title');
    await expect(recent.getByText(t('around.recent.guest'))).toBeVisible();
    await expect(recent.getByRole('link', { name: t('common.account.signIn') })).toHaveAttribute(
      'href',
      expect.stringContaining('/login'),
    );
    await expect(story.canvas.queryByText(t('around.continue.title'))).toBeNull();
  },
});

export const Trial = meta.story({
  name: 'Shows a trial account that it has none',
  parameters: { sandbox: { signedIn: { as: 'trial2026' } } },
  play: async (story) => {
    const recent = await part(story, 'around.recent.title');
    await expect(recent.getByText(stepsOf(story).t('around.recent.trial'))).toBeVisible();
  },
});

export const None = meta.story({
  name: 'No recent games',
  globals: phone,
  parameters: { sandbox: { signedIn: { as: 'empty2026' } } },
  play: async (story) => {
    const { t } = stepsOf(story);
    const recent = await part(story, 'around.recent.title');
    await expect(await recent.findByText(t('around.recent.empty.title'), {}, slow)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { ...member, faults: { recentGames: late } } },
  play: async (story) => {
    const recent = await part(story, 'around.recent.title');
    await expect(recent.getByText(stepsOf(story).t('common.loading'))).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Offers to load recent games again',
  parameters: { sandbox: { ...member, faults: { recentGames: down } } },
  play: async (story) => {
    const { t } = stepsOf(story);
    const recent = await part(story, 'around.recent.title');
    const retry = await recent.findByRole('button', { name: t('common.retry') }, slow);
    await clearFaults(story);
    await story.userEvent.click(retry);
    await waitFor(() => expect(recent.getAllByRole('listitem')).toHaveLength(4), slow);
  },
});

export const Continue = meta.story({
  name: 'Continues where a member left off',
  tags: ['phone'],
  globals: phone,
  play: async (story) => {
    const row = await part(story, 'around.continue.title');
    await waitFor(() => expect(row.getAllByRole('link')).toHaveLength(4), slow);
    await expect(row.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/game?gameType='),
    );
    // A favourite is a picture alone: without a size it would be there for nobody.
    const { t } = stepsOf(story);
    const waiting = within(
      await story.canvas.findByRole('list', { name: t('around.you.title') }, slow),
    );
    const favourite = await waitFor(() => {
      const found = waiting.getAllByRole('link').find((each) => each.querySelector('img'));
      if (!found) throw new Error('No favourite is shown.');
      return found;
    }, slow);
    await expect(favourite.getBoundingClientRect().width).toBeGreaterThan(40);
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
