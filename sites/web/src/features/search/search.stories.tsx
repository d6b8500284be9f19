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

const meta = preview.meta({
  title: 'Screens/Search',
  tags: ['!autodocs'],
  ...pageAt('/help'),
  globals: phone,
});

/** Opens the search of the tab bar, or of the header where there is none. */
async function open(story: Playing) {
  const { t, dialog } = stepsOf(story);
  const shown = await waitFor(() => {
    const [button] = story.canvas
      .queryAllByRole('button', { name: t('common.search'), hidden: true })
      .filter((each: HTMLElement) => each.getBoundingClientRect().width > 0);
    if (!button) throw new Error('There is no button for the search.');
    return button;
  }, slow);
  await story.userEvent.click(shown);
  const panel = within(await dialog('around.search.title'));
  return { panel, field: panel.getByRole('combobox') };
}

/** Opens the search and types. */
async function search(story: Playing, text: string) {
  const opened = await open(story);
  await story.userEvent.type(opened.field, text);
  return opened;
}

export const Idle = meta.story({
  name: 'Offers hot games before anything is typed',
  tags: ['phone'],
  play: async (story) => {
    const { panel } = await open(story);
    await waitFor(() => expect(panel.getAllByRole('option').length).toBeGreaterThan(3), slow);
    await expect(panel.getByText(stepsOf(story).t('around.search.hot'))).toBeVisible();
  },
});

export const Found = meta.story({
  name: 'Groups what is found, each a link',
  tags: ['desktop'],
  globals: desktop,
  play: async (story) => {
    const { t } = stepsOf(story);
    const { panel } = await search(story, 're');
    await waitFor(() => expect(panel.getByText(t('around.search.games'))).toBeVisible(), slow);
    await waitFor(() => expect(panel.getAllByRole('option').length).toBeGreaterThan(3), slow);
    for (const option of panel.getAllByRole('option')) await expect(option).toHaveAttribute('href');
  },
});

export const Announced = meta.story({
  name: 'Says how many results there are',
  globals: { ...desktop, language: 'EN' },
  play: async (story) => {
    const { panel } = await search(story, 'da nang');
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('1 result'), slow);
    const option = panel.getByRole('option');
    await expect(option).toHaveAttribute('href', expect.stringContaining('/lottery?gameCode='));
  },
});

export const NothingFound = meta.story({
  name: 'Nothing found',
  play: async (story) => {
    const { t } = stepsOf(story);
    const { panel } = await search(story, 'qqqq');
    const title = t('around.search.none.title', { text: 'qqqq' });
    await waitFor(() => expect(panel.getAllByText(title)).toHaveLength(2), slow);
    await expect(panel.queryByRole('option')).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Searching',
  parameters: { sandbox: { faults: { gameList: late } } },
  play: async (story) => {
    const { t } = stepsOf(story);
    const { panel } = await search(story, 'qqqq');
    await waitFor(
      () => expect(panel.getAllByText(t('around.search.searching'))).not.toHaveLength(0),
      slow,
    );
  },
});

export const Failed = meta.story({
  name: 'Keeps the results that came when others fail',
  parameters: { sandbox: { faults: { gameList: down } } },
  play: async (story) => {
    const { t } = stepsOf(story);
    const { panel } = await search(story, 're');
    await expect(await panel.findByText(t('around.search.failed'), {}, slow)).toBeVisible();
    await expect(panel.getAllByRole('option')).not.toHaveLength(0);
    await clearFaults(story);
    await story.userEvent.click(panel.getByRole('button', { name: t('common.retry') }));
    await waitFor(() => expect(panel.queryByText(t('around.search.failed'))).toBeNull(), slow);
    await expect(await panel.findByText(t('around.search.games'), {}, slow)).toBeVisible();
  },
});
