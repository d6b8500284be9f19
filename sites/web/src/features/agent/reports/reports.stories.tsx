import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
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

const agent = as('arun2026');

const meta = preview.meta({
  title: 'Screens/Agent/Reports',
  tags: ['!autodocs'],
  ...pageAt('/agent/personalHistoryCopy', agent),
  globals: phone,
});

const figuresOf = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll('[data-kind="number"] [data-part="value"]') ?? [])].map(
    (cell) => cell.textContent,
  );

const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody tr:not([aria-hidden])')];

export const Bets = meta.story({
  name: 'Team betting: whose bets, with the totals of all',
  parameters: { spec: ['2.57'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('reports.bets.title');
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
    // Team bets are sorted by settlement time, newest first.
    const heads = story.canvas.getAllByRole('columnheader').map((head) => head.textContent);
    const place = heads.indexOf(t('records.bet.settled'));
    const settled = rows().map((row) => Date.parse(row.children.item(place)?.textContent ?? ''));
    await expect(settled).toEqual(settled.toSorted((a, b) => b - a));
    await expect(settled).not.toContain(Number.NaN);
    // Paper has no pager: it says which page it is.
    const pageOf = new RegExp(`^${t('records.page.of', { page: 1, pages: '\\d+' })}$`, 'u');
    const said = story.canvas.getAllByText(pageOf);
    await expect(said.map((each) => getComputedStyle(each).display)).toContain('none');
    // Nor has it the fields of the filters: it says which days they are.
    const days = story.canvas.getByText(/ · arun2026 · .*\d/);
    await expect(getComputedStyle(days).display).toBe('none');
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
    await story.userEvent.type(
      story.canvas.getByRole('textbox', { name: t('reports.account') }),
      'line022026',
    );
    await press('reports.account.show');
    await waitFor(() => {
      expect(rows().length).toBeGreaterThan(0);
      for (const row of rows()) expect(row).toHaveTextContent('line022026');
    }, slow);
    const [first] = rows();
    await story.userEvent.click(within(first as HTMLElement).getByRole('button', { name: /.+/ }));
    const opened = await dialog('records.bet.title');
    await expect(opened).toHaveTextContent('line022026');
    await fits(story);
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opened).not.toBeInTheDocument(), slow);
    // The button is removed with the account; the focus stays in its form.
    const form = story.canvas.getByRole('search', { name: t('reports.account') });
    await press('reports.account.all');
    await waitFor(
      () => expect(rows().some((row) => !row.textContent?.includes('line022026'))).toBe(true),
      slow,
    );
    await expect(form.matches(':focus-within')).toBe(true);
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
    const accounts = () =>
      rows().map((row) => /\w+2026/.exec(row.querySelector('th')?.textContent ?? '')?.[0]);
    await story.userEvent.click(story.canvas.getByRole('button', { name: t('reports.account') }));
    const column = story.canvas.getByRole('columnheader', { name: t('reports.account') });
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'), slow);
    // Rows of other days stay, busy, until those that are asked for have come: before the platform's clock is known the days are the
    // device's, in which nobody has bet, and rows without figures are in the order of their accounts.
    await waitFor(async () => {
      await expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
      await expect(accounts()).toEqual(accounts().toSorted());
    }, slow);
    const link = document.querySelector<HTMLElement>('main tbody th a');
    const figures = figuresOf(link?.closest('tr'));
    await story.userEvent.click(link ?? document.body);
    await story.canvas.findByRole('navigation', { name: t('reports.path') }, slow);
    // The account alone, everybody below, and together what its row had.
    const part = (id: 'own' | 'below' | 'line') =>
      story.canvas.findByRole('row', { name: new RegExp(`^${t(`reports.parts.${id}`)}`) }, slow);
    await expect(figures).toHaveLength(5);
    await expect(figuresOf(await part('line'))).toEqual(figures);
    await expect(figuresOf(await part('own'))).toHaveLength(5);
    await expect(figuresOf(await part('below'))).toHaveLength(5);
    await fits(story);
  },
});

export const ProfitOfEverybody = meta.story({
  name: 'Profit and loss of everybody, as cards on a phone',
  args: { address: '/agent/palStatementsAgentCopy?type=all' },
  tags: ['phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('reports.profit.title');
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
    await fits(story);
    // From somebody alone, who has others below, to the bets of that account alone.
    const first = () => rows().find((each) => each.querySelector('th a'));
    // Before the platform's clock is known the days are those of the device, in which nobody has bet.
    await waitFor(() => expect(figuresOf(first())[3]).toMatch(/[1-9]/), slow);
    const row = first();
    const bet = figuresOf(row)[3];
    const account = /\w+2026/.exec(row?.querySelector('th')?.textContent ?? '')?.[0];
    const toBets = { name: t('reports.toBets.of', { account }) };
    await story.userEvent.click(story.canvas.getByRole('link', toBets));
    await heading('reports.bets.title');
    const part = await story.canvas.findByRole('combobox', { name: t('reports.part') }, slow);
    await expect(part).toHaveValue('own');
    const main = within(story.canvas.getByRole('main'));
    const label = () => main.getByText(t('reports.validBet'));
    await waitFor(() => expect(label()).toBeVisible(), slow);
    // Looked up at each try, because a later answer replaces the figures' elements.
    await waitFor(() => expect(label().parentElement).toHaveTextContent(bet ?? 'no bet'), slow);
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

export const Columns = meta.story({
  name: 'Shows the columns that are chosen; the one that names the rows stays',
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, heading, press } = stepsOf(story);
    await heading('reports.bets.title');
    await waitFor(() => expect(rows()).toHaveLength(25), slow);
    const heads = () =>
      [...document.querySelectorAll('main thead th')].map((each) => each.textContent.trim());
    expect(heads()).toContain(t('records.bets.stake'));
    const before = heads().length;
    const opener = story.canvas.getByRole('button', { name: t('records.columns') });
    opener.focus();
    await story.userEvent.keyboard('{Enter}');
    const box = within(await within(document.body).findByRole('dialog'));
    const stays = t('records.columns.stays', { name: t('reports.account') });
    await expect(box.getByRole('checkbox', { name: stays })).toBeDisabled();
    box.getByRole('checkbox', { name: t('records.bets.stake') }).focus();
    await story.userEvent.keyboard(' ');
    await waitFor(() => expect(heads()).toHaveLength(before - 1));
    expect(heads()).not.toContain(t('records.bets.stake'));
    for (const each of box.getAllByRole('checkbox', { checked: true })) {
      if (!each.hasAttribute('disabled')) await story.userEvent.click(each);
    }
    await waitFor(() => expect(heads()).toEqual([t('reports.account')]));
    await story.userEvent.click(box.getByRole('button', { name: t('records.columns.all') }));
    await waitFor(() => expect(heads()).toHaveLength(before));
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await press('records.columns');
    await fits(story);
  },
});

export const SavedFilters = meta.story({
  name: 'Saves a filter, applies, renames and deletes it',
  args: { address: '/agent/personalHistoryCopy?status=won' },
  tags: ['phone'],
  play: async (story) => {
    const { t, heading, press } = stepsOf(story);
    await heading('reports.bets.title');
    await waitFor(() => expect(rows().length).toBeGreaterThan(0), slow);
    const one = new RegExp(`^${t('records.saved.count', { count: 1, formatted: '1' })}$`);
    await press('records.saved');
    const box = () => within(within(document.body).getByRole('dialog'));
    await waitFor(() => expect(box().getByText(t('records.saved.none'))).toBeVisible());
    const send = () => story.userEvent.click(box().getByText(t('records.saved.save')));
    await send();
    await expect(box().getByText(t('records.saved.problem.none'))).toBeVisible();
    await story.userEvent.type(box().getByRole('textbox'), 'Wins');
    await send();
    await expect(box().getByText(t('records.saved.done', { name: 'Wins' }))).toBeVisible();
    await story.userEvent.type(box().getByRole('textbox'), 'Wins');
    await send();
    await expect(box().getByText(t('records.saved.problem.taken'))).toBeVisible();
    await story.userEvent.keyboard('{Escape}');
    const status = story.canvas.getByRole('combobox', { name: t('records.status') });
    await story.userEvent.selectOptions(status, '');
    await press(one);
    await story.userEvent.click(await within(document.body).findByRole('button', { name: 'Wins' }));
    await waitFor(() => expect(status).toHaveValue('won'));
    await press(one);
    const rename = t('records.saved.rename.of', { name: 'Wins' });
    await story.userEvent.click(box().getByRole('button', { name: rename }));
    await story.userEvent.type(box().getByRole('textbox', { name: rename }), ' won{Enter}');
    await expect(box().getByRole('button', { name: 'Wins won' })).toBeVisible();
    const remove = t('records.saved.delete.of', { name: 'Wins won' });
    await story.userEvent.click(box().getByRole('button', { name: remove }));
    await expect(box().getByText(t('records.saved.none'))).toBeVisible();
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
    const { t, heading, button } = stepsOf(story);
    await heading('reports.income.title');
    await waitFor(() => expect(rows().length).toBeGreaterThan(1), slow);
    const drawing = await story.canvas.findByRole('img', {
      name: t('records.periods.of', { figure: t('reports.income.total') }),
    });
    await expect(drawing.querySelectorAll('rect')).toHaveLength(rows().length);
    // Weeks, none of which is one day.
    for (const row of rows()) await expect(row.querySelector('th')).toHaveTextContent('–');
    await button('reports.export');
    await fits(story);
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...agent, faults: { teamBets: late } } },
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('reports.bets.title');
    const table = await story.canvas.findByRole('table', { name: t('reports.bets.title') });
    await expect(table).toHaveAttribute('aria-busy', 'true');
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
