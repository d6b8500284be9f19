import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults } from '../../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';
import { ArticleList } from './article-list.tsx';

const slow = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Articles',
  tags: ['!autodocs'],
  ...pageAt('/noticePage'),
  globals: phone,
});

export const Notices = meta.story({
  name: 'Lists notices and opens one',
  parameters: { spec: ['2.06'] },
  tags: ['phone'],
  play: async (story) => {
    const { heading, text } = stepsOf(story);
    await expect(await heading('common.notices.title')).toBeVisible();
    const list = await waitFor(() => {
      const found = story.canvasElement.querySelectorAll<HTMLAnchorElement>('main article h2 a');
      expect(found.length).toBeGreaterThan(1);
      return found;
    }, slow);
    const [first] = list;
    if (!first) throw new Error('Expected a notice.');
    const title = first.textContent;
    await story.userEvent.click(first);
    await waitFor(
      () => expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? ''),
      slow,
    );
    await expect(await text('articles.back')).toBeVisible();
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const News = meta.story({
  name: 'Lists news',
  parameters: { spec: ['2.87'] },
  args: { address: '/news' },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    await stepsOf(story).heading('articles.news.title');
    await waitFor(
      () => expect(story.canvasElement.querySelectorAll('main article')).toHaveLength(6),
      slow,
    );
  },
});

export const NewsAlone = meta.story({
  name: 'Lists the news alone where those about games do not come',
  args: { address: '/news' },
  parameters: { sandbox: { faults: { gameAnnouncements: down } } },
  play: async (story) => {
    await waitFor(
      () => expect(story.canvasElement.querySelectorAll('main article')).toHaveLength(3),
      slow,
    );
  },
});

export const Piece = meta.story({
  name: 'Shows a piece of the blog beside the others',
  parameters: { spec: ['2.87'] },
  args: { address: '/blog?id=limits' },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('articles.others')).toBeVisible();
    await expect(story.canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(
      () => expect(story.canvasElement.querySelectorAll('main p').length).toBeGreaterThan(3),
      slow,
    );
  },
});

export const Gone = meta.story({
  name: 'Reports an unknown article',
  args: { address: '/blog?id=nothing' },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('articles.gone.title');
    await sees('articles.back');
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { notices: late } } },
  play: async (story) => {
    await stepsOf(story).text('articles.loading');
  },
});

export const AskedAgain = meta.story({
  name: 'Loads on the second attempt',
  args: { address: '/news' },
  parameters: { sandbox: { faults: { stories: down } } },
  play: async (story) => {
    const { sees, press } = stepsOf(story);
    await sees('articles.failed');
    await sees('platform.failure.http');
    await clearFaults(story);
    await press('common.retry');
    await waitFor(
      () => expect(story.canvasElement.querySelectorAll('main article')).toHaveLength(6),
      slow,
    );
  },
});

export const Empty = meta.story({
  name: 'No articles',
  render: () => <ArticleList path="/news" articles={[]} />,
  play: async (story) => {
    await stepsOf(story).sees('articles.empty.title');
  },
});
