import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 15_000 };
const agent = { signedIn: { as: 'arun2026' } };

const meta = preview.meta({
  title: 'Screens/Agent/Reports',
  tags: ['!autodocs'],
  ...pageAt('/agent/personalHistoryCopy', agent),
  globals: phone,
});

const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody tr:not([aria-hidden])')];
const fits = ({ canvasElement }: Playing & { canvasElement: HTMLElement }) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

export const Bets = meta.story({
  name: 'Team betting: whose bets, with the totals of all',
  parameters: { spec: ['2.57'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('reports.bets.title');
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
    await fits(story);
  },
});

export const OneAccount = meta.story({
  name: 'Team betting of one account, and one bet',
  tags: ['phone'],
  play: async (story) => {
    const { t, heading, dialog, press } = stepsOf(story);
    await heading('reports.bets.title');
    await waitFor(() => expect(rows().length).toBeGreaterThan(2), slow);
    await story.userEvent.type(story.canvas.getByLabelText(t('reports.account')), 'tara2026');
    await press('reports.account.show');
    await waitFor(() => {
      expect(rows().length).toBeGreaterThan(0);
      for (const row of rows()) expect(row).toHaveTextContent('tara2026');
    }, slow);
    const [first] = rows();
    await story.userEvent.click(within(first as HTMLElement).getByRole('button', { name: /.+/ }));
    const opened = await dialog('records.bet.title');
    await expect(opened).toHaveTextContent('tara2026');
    await fits(story);
  },
});

export const NotInTeam = meta.story({
  name: 'An account that is not in the team',
  args: { address: '/agent/personalHistoryCopy?account=mira2026' },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('reports.failed');
    await expect(rows()).toHaveLength(1);
    await button('reports.account.all');
  },
});

export const Profit = meta.story({
  name: 'Profit and loss by user: sorted, and from a team to those below',
  args: { address: '/agent/palStatementsAgentCopy' },
  parameters: { spec: ['2.58'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('reports.profit.title');
    await waitFor(() => expect(rows().length).toBeGreaterThan(3), slow);
    const names = () => rows().map((row) => row.querySelector('th')?.textContent);
    const byBet = names();
    const sort = () => story.canvas.getByRole('button', { name: t('reports.account') });
    await story.userEvent.click(sort());
    await waitFor(() => expect(names()).not.toEqual(byBet), slow);
    const column = story.canvas.getByRole('columnheader', { name: t('reports.account') });
    await expect(column).not.toHaveAttribute('aria-sort', 'none');
    const before = names();
    const [link] = document.querySelectorAll<HTMLElement>('main tbody th a');
    await story.userEvent.click(link ?? document.body);
    await story.canvas.findByRole('navigation', { name: t('reports.path') }, slow);
    await waitFor(() => expect(names()).not.toEqual(before), slow);
    await fits(story);
  },
});

export const ProfitOfEverybody = meta.story({
  name: 'Profit and loss of everybody, as cards on a phone',
  args: { address: '/agent/palStatementsAgentCopy?type=all' },
  tags: ['phone'],
  play: async (story) => {
    await stepsOf(story).heading('reports.profit.title');
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
    await fits(story);
  },
});

export const Moves = meta.story({
  name: 'Transaction details by kind',
  args: { address: '/agent/agentDownlineTransactionDetailsCopy?type=deposit' },
  parameters: { spec: ['2.60'] },
  tags: ['phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('reports.moves.title');
    await waitFor(() => expect(rows().length).toBeGreaterThan(1), slow);
    for (const row of rows()) await expect(row).toHaveTextContent(t('records.kind.deposit'));
    await fits(story);
  },
});

export const Income = meta.story({
  name: 'My income by week, drawn and in a table',
  args: { address: '/agent/agentRevenueReport?type=weekly' },
  parameters: { spec: ['2.59'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('reports.income.title');
    await waitFor(() => expect(rows().length).toBeGreaterThan(1), slow);
    await story.canvas.findByRole('img', { name: t('records.profit.byDay') });
    await fits(story);
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...agent, faults: { teamBets: late } } },
  play: async (story) => {
    await stepsOf(story).heading('reports.bets.title');
    await expect(rows()).toHaveLength(0);
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  args: { address: '/agent/agentRevenueReport' },
  parameters: { sandbox: { ...agent, faults: { agentRevenue: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('reports.failed');
    await button('common.retry');
  },
});
