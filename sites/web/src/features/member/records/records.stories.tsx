import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clearFaults } from '../../../../../../.storybook/site.tsx';
import {
  as,
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
  title: 'Screens/Member/Records',
  tags: ['!autodocs'],
  ...pageAt('/member/personalHistoryCopy', member),
  globals: phone,
});

const rows = () => document.querySelectorAll('main tbody tr:not([aria-hidden])');

export const Bets = meta.story({
  name: 'Lists bets with the totals of all',
  parameters: { spec: ['2.42'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('records.bets.title');
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
    await fits(story);
  },
});

export const OnPaper = meta.story({
  name: 'Names the site, the account and the days on paper alone',
  args: { address: '/member/personalHistoryCopy?days=2025-12-01..2026-01-15' },
  play: async (story) => {
    await stepsOf(story).heading('records.bets.title');
    const head = await story.canvas.findByText(/ · .*2025.*2026/, {}, slow);
    // The brand of a story is dealt: the site's name is not known here.
    await expect(head).toHaveTextContent(/^\S.* · mira2026 ·/);
    await expect(head).not.toBeVisible();
  },
});

export const Narrowed = meta.story({
  name: 'Narrows bets by state, in the address',
  args: { address: '/member/personalHistoryCopy?status=won' },
  tags: ['phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('records.bets.title');
    const won = () => story.canvas.queryAllByText(t('records.bet.won'), { selector: 'td *' });
    await waitFor(() => expect(won().length).toBeGreaterThan(2), slow);
    await expect(won()).toHaveLength(rows().length);
    await fits(story);
  },
});

export const Detail = meta.story({
  name: 'Opens one bet with its rules and the way to a complaint',
  play: async (story) => {
    const { t, dialog } = stepsOf(story);
    await waitFor(() => expect(rows().length).toBeGreaterThan(2), slow);
    const [first] = rows();
    await story.userEvent.click(within(first as HTMLElement).getByRole('button', { name: /.+/ }));
    const opened = await dialog('records.bet.title');
    await expect(within(opened).getByText(t('records.reference'))).toBeVisible();
    const complain = within(opened).getByRole('link', { name: t('records.complain') });
    await expect(complain).toHaveAttribute('href', expect.stringContaining('/feedback?about='));
  },
});

/** In the middle of the record, which a list of all loads from both ends. */
const inTheMiddle = 'B250829XQH3CT';

export const OpenedByAddress = meta.story({
  name: 'Opens the bet of the address, wherever in the record it is',
  args: {
    address: `/member/personalHistoryCopy?days=2024-01-01..2027-01-01&page=all&id=${inTheMiddle}`,
  },
  play: async (story) => {
    const opened = await stepsOf(story).dialog('records.bet.title');
    await expect(within(opened).getByText(inTheMiddle)).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'Nothing in these days',
  args: { address: '/member/personalHistoryCopy?days=2019-01-01..2019-01-31' },
  play: async (story) => stepsOf(story).sees('records.none'),
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...member, faults: { betHistory: late } } },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('records.bets.title');
    await expect(document.querySelector('main table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...member, faults: { betHistory: down } } },
  play: async (story) => {
    await stepsOf(story).sees('records.bets.failed');
    // No total is said to be on its way.
    await expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    // Asked for again, the table has the focus while it is loading, and keeps it.
    await clearFaults(story);
    const { letGo } = stepsOf(story).hold('betHistory');
    const table = document.querySelector('main table');
    await stepsOf(story).press('common.retry');
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(table).toHaveFocus());
    letGo();
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
    await expect(table).toHaveFocus();
  },
});

export const Transactions = meta.story({
  name: 'Lists every movement of money',
  args: { address: '/member/transactionHistory' },
  parameters: { spec: ['2.43'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('records.moves.title');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5), slow);
    await fits(story);
  },
});

export const OneList = meta.story({
  name: 'Shows all pages as one list, and the pages again',
  args: { address: '/member/transactionHistory?days=2025-11-01..2027-11-01' },
  parameters: { spec: ['2.43'] },
  globals: phone,
  tags: ['phone'],
  play: async (story) => {
    const { heading, press, sees } = stepsOf(story);
    await heading('records.moves.title');
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
    await press('records.whole.show');
    await waitFor(
      () => expect(Number(rows()[0]?.closest('table')?.ariaRowCount)).toBeGreaterThan(100),
      slow,
    );
    const { documentElement } = document;
    scrollTo(0, documentElement.scrollHeight);
    const places = Number(rows()[0]?.closest('table')?.getAttribute('aria-rowcount'));
    await waitFor(
      () => expect(document.querySelector(`tr[aria-rowindex="${places}"]`)).not.toBeNull(),
      slow,
    );
    await fits(story);
    scrollTo(0, 0);
    await press('records.whole.pages');
    await sees('records.print');
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
  },
});

export const CreditReport = meta.story({
  name: 'Leads from a figure of the credit report to its records',
  args: { address: '/member/transactionHistory?show=report&days=2025-12-01..2026-01-15' },
  parameters: { spec: ['2.87'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('records.moves.title');
    const table = await story.canvas.findByRole(
      'table',
      { name: t('records.direction.out') },
      slow,
    );
    await fits(story);
    const [figure] = within(table).getAllByRole('link');
    const [, count] = figure?.closest('tr')?.querySelectorAll('th, td') ?? [];
    if (figure) await story.userEvent.click(figure);
    const wanted = Number(count?.textContent?.replace(/\D/g, '') ?? 0);
    await waitFor(() => expect(rows()).toHaveLength(Math.min(25, wanted)), slow);
  },
});

export const NoNetDeposits = meta.story({
  name: 'Net deposits did not load, and are asked for again',
  args: { address: '/member/personalProfit' },
  parameters: { sandbox: { ...member, faults: { netPosition: down } } },
  play: async (story) => {
    const { button, heading } = stepsOf(story);
    await heading('records.profit.title');
    await button('common.retry');
  },
});

export const Profit = meta.story({
  name: 'Draws and lists profit by week',
  args: { address: '/member/personalProfit?type=weekly' },
  parameters: { spec: ['2.44', '9.42', 'B2.06'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading, pattern } = stepsOf(story);
    await heading('records.profit.title');
    const name = t('records.periods.of', { figure: t('records.total.net') });
    const drawing = await story.canvas.findByRole('img', { name }, slow);
    const table = story.canvas.getByRole('table', { name: t('records.profit.byDay') });
    const periods = within(table).getAllByRole('rowheader');
    // The table behind the drawing has a row for each bar.
    await expect(drawing.querySelectorAll('rect')).toHaveLength(periods.length);
    await story.canvas.findByText(pattern('records.profit.netDeposits.since'), {}, slow);
    await fits(story);
  },
});
