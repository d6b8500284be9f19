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
import { HelpArticles } from './help-articles.tsx';

const meta = preview.meta({
  title: 'Screens/Help',
  tags: ['!autodocs'],
  ...pageAt('/help'),
  globals: phone,
});

export const Whole = meta.story({
  name: 'Shows answers by topic next to support',
  parameters: { spec: ['2.12'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { heading, button } = stepsOf(story);
    await expect(await heading('help.title')).toBeVisible();
    for (const id of ['ACCOUNT', 'MONEY', 'PLAY', 'RULES'] as const) {
      await expect(await heading(`help.category.${id}`)).toBeVisible();
    }
    await expect(await button('common.contact.chat')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: 'Phone',
  tags: ['phone'],
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('help.category.RULES')).toBeVisible();
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const SecondAddress = meta.story({
  name: 'Opens at the second URL',
  parameters: { spec: ['2.12'] },
  args: { address: '/helpmc' },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('help.title')).toBeVisible();
    await expect(await heading('help.category.MONEY')).toBeVisible();
  },
});

export const Article = meta.story({
  name: 'Opens the article in the URL',
  args: { address: '/help#withdraw' },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('help.category.MONEY');
    const [open, ...others] = await waitFor(() => {
      const found = story.canvasElement.querySelectorAll('main details[open]');
      expect(found.length).toBeGreaterThan(0);
      return [...found];
    });
    await expect(others).toHaveLength(0);
    await waitFor(() => expect(open?.querySelectorAll('p').length).toBe(2));
  },
});

export const Terms = meta.story({
  name: 'Opens the terms in a dialog',
  parameters: { spec: ['2.12'] },
  args: { address: '/help#term' },
  play: async (story) => {
    const terms = await stepsOf(story).dialog('common.help.terms');
    await expect(terms).toHaveTextContent('2026-1');
    await waitFor(() => expect(terms.querySelectorAll('li')).toHaveLength(6));
  },
});

export const TermsRead = meta.story({
  name: 'Leaves the terms open on the page',
  parameters: { spec: ['2.12'] },
  args: { address: '/help#term' },
  play: async (story) => {
    const { dialog, t } = stepsOf(story);
    // If the story before ended with a click without a pointer, React Aria assumes a screen reader, and half a second later it blurs
    // the dialog and focuses it again one frame later: Escape in that frame would not reach it.
    await story.userEvent.hover(story.canvasElement);
    const terms = await dialog('common.help.terms');
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(terms).not.toBeInTheDocument());
    const title = story.canvas.getByText(t('common.help.terms'), { selector: 'summary *' });
    await expect(title.closest('details')).toHaveAttribute('open');
  },
});

export const Found = meta.story({
  name: 'Finds articles without accents and case',
  parameters: { spec: ['2.12'] },
  globals: { ...phone, merchant: 'vietnam', language: 'VI' },
  play: async (story) => {
    const { heading, t, sees } = stepsOf(story);
    await heading('help.category.MONEY');
    const field = story.canvas.getByRole('searchbox', { name: t('help.search') });
    await story.userEvent.type(field, 'RUT TIEN');
    await waitFor(() =>
      expect(story.canvas.queryByText(t('help.category.ACCOUNT'))).not.toBeInTheDocument(),
    );
    await expect(await heading('help.category.MONEY')).toBeVisible();
    await story.userEvent.clear(field);
    await story.userEvent.type(field, 'xyzzy');
    await sees('help.none', { term: 'xyzzy' });
    await story.userEvent.keyboard('{Escape}');
    await expect(await heading('help.category.ACCOUNT')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { helpCentre: late } } },
  play: async (story) => {
    const { heading, t } = stepsOf(story);
    await heading('help.title');
    await expect(await story.canvas.findByText(t('help.loading'))).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { faults: { helpCentre: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('help.failed');
    await sees('platform.failure.http');
    await expect(await button('common.retry')).toBeVisible();
  },
});

export const AskedAgain = meta.story({
  name: 'Loads on the second attempt',
  parameters: { sandbox: { faults: { helpCentre: down } } },
  play: async (story) => {
    const { sees, press, heading } = stepsOf(story);
    await sees('help.failed');
    await clearFaults(story);
    await press('common.retry');
    await expect(await heading('help.category.ACCOUNT')).toBeVisible();
  },
});

export const NoConnection = meta.story({
  name: 'No connection',
  parameters: { sandbox: { faults: { helpCentre: { kind: 'drop' } } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('help.failed');
    await sees('platform.failure.offline');
  },
});

export const Empty = meta.story({
  name: 'No articles',
  render: () => <HelpArticles articles={[]} wanted="" />,
  play: async (story) => {
    await stepsOf(story).sees('help.empty');
  },
});
