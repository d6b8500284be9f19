import { expect, within } from 'storybook/test';
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
  title: 'Screens/Agent/Overview',
  tags: ['!autodocs'],
  ...pageAt('/agent/agentTeamOverview', agent),
  globals: phone,
});

export const Compared = meta.story({
  name: 'Compares with the days before in words and signs',
  parameters: { spec: ['2.54'] },
  tags: ['phone'],
  play: async (story) => {
    const { heading, pattern } = stepsOf(story);
    await heading('team.title');
    const more = await story.canvas.findAllByText(pattern('team.more'), {}, slow);
    for (const note of more) await expect(note).toHaveTextContent('+');
    await fits(story);
  },
});

export const ByWeek = meta.story({
  name: 'Draws and lists the weeks, which add up to the whole',
  args: { address: '/agent/agentTeamOverview?type=weekly' },
  parameters: { spec: ['2.54', '9.42'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, heading, button } = stepsOf(story);
    await heading('team.title');
    const name = t('records.periods.of', { figure: t('team.validBet') });
    const drawing = await story.canvas.findByRole('img', { name }, slow);
    const table = story.canvas.getByRole('table', { name: t('team.byDay') });
    const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    await expect(drawing.querySelectorAll('rect')).toHaveLength(rows.length);
    // Weeks, none of which is one day.
    for (const row of rows) await expect(row.cells[0]).toHaveTextContent('–');
    const heads = within(table).getAllByRole('columnheader');
    const at = heads.findIndex(({ textContent }) => textContent === t('team.joined'));
    const joined = (row: HTMLTableRowElement | null) =>
      Number(row?.cells[at]?.querySelector('[data-part="value"]')?.textContent);
    const all = joined(table.querySelector('tfoot tr'));
    await expect(all).toBeGreaterThan(0);
    await expect(rows.reduce((sum, row) => sum + joined(row), 0)).toBe(all);
    await button('reports.export');
    await button('records.print');
    await fits(story);
  },
});

export const Nothing = meta.story({
  name: 'Nothing in these days',
  args: { address: '/agent/agentTeamOverview?days=2024-01-01..2024-01-02' },
  play: async (story) => stepsOf(story).sees('records.none'),
});

export const TooLong = meta.story({
  name: 'Shows the last year of longer days, and says so',
  args: { address: '/agent/agentTeamOverview?days=2020-01-01..2026-11-20&type=monthly' },
  play: async (story) => {
    const { heading, sees } = stepsOf(story);
    await heading('team.title');
    await sees('centre.agent.limited', { formatted: '366' });
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...agent, faults: { teamOverview: late } } },
  play: async (story) => {
    await stepsOf(story).heading('team.title');
    await expect(
      document.querySelector('main [aria-busy="true"], main [role="status"]'),
    ).not.toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...agent, faults: { teamOverview: down } } },
  play: async (story) => stepsOf(story).sees('team.failed'),
});
