import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  as,
  desktop,
  down,
  fits,
  late,
  type Playing,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';
import type { AgentPageId } from './agent-page-ids.ts';

const agent = as('arun2026');

const meta = preview.meta({
  title: 'Screens/Agent/States of each page',
  tags: ['!autodocs'],
  ...pageAt('/agent', agent),
  globals: phone,
});

type Faulty = NonNullable<Parameters<typeof pageAt>[1]>;
type Call = keyof NonNullable<Faulty['faults']>;
type Shown = Playing & Parameters<typeof fits>[0];
type Words = Parameters<ReturnType<typeof stepsOf>['sees']>[0];

const at = (page: AgentPageId, search = '') => ({ address: `/agent/${page}${search}` });
/** Days before the merchant had a member. */
const before = '?days=2024-01-01..2024-01-02';

/** The page keeps its heading and its menu while the device has no connection, says so, and asks again. */
const offline = (page: AgentPageId, call: Call, failed: Words, search?: string) => ({
  args: at(page, search),
  parameters: { sandbox: { ...agent, faults: { [call]: { kind: 'drop' } } } },
  play: async (story: Shown) => {
    const { sees, button, t } = stepsOf(story);
    // Its words come with the page.
    await waitFor(() => expect(story.canvas.getByText(t(failed))).toBeVisible(), slow);
    await sees('platform.failure.offline');
    await button('common.retry');
    await expect(await button('centre.agent.title')).toBeVisible();
    await fits(story);
  },
});

const failed = (page: AgentPageId, call: Call, words: Words) => ({
  args: at(page),
  parameters: { sandbox: { ...agent, faults: { [call]: down } } },
  play: async (story: Shown) => {
    const { sees, button } = stepsOf(story);
    await sees(words);
    await button('common.retry');
  },
});

const loading = (page: AgentPageId, call: Call, heading: Words) => ({
  args: at(page),
  parameters: { sandbox: { ...agent, faults: { [call]: late } } },
  play: async (story: Shown) => {
    await stepsOf(story).heading(heading);
    await waitFor(
      () =>
        expect(
          document.querySelector('main [aria-busy="true"], main tr[aria-hidden="true"]'),
        ).not.toBeNull(),
      slow,
    );
    await expect(document.querySelector('main tbody tr:not([aria-hidden])')).toBeNull();
  },
});

const empty = (page: AgentPageId) => ({
  args: at(page, before),
  play: async (story: Shown) => {
    await stepsOf(story).sees('records.none');
    await fits(story);
  },
});

export const OfflineNews = meta.story(
  offline('agentAnnouncement', 'agentAnnouncements', 'agentDesk.news.failed'),
);
export const OfflineOverview = meta.story(
  offline('agentTeamOverview', 'teamOverview', 'team.failed'),
);
export const OfflineInvitation = meta.story(
  offline('registerCenter', 'agentInvitation', 'agentAccounts.failed', '?show=links'),
);
export const OfflineTree = meta.story(
  offline('downlineManagmentView', 'teamDownlines', 'downlines.failed'),
);
export const OfflineBets = meta.story(offline('personalHistoryCopy', 'teamBets', 'reports.failed'));
export const OfflineProfit = meta.story(
  offline('palStatementsAgentCopy', 'teamProfit', 'reports.failed'),
);
export const OfflineIncome = meta.story(
  offline('agentRevenueReport', 'agentRevenue', 'reports.failed'),
);
export const OfflineTransactions = meta.story(
  offline('agentDownlineTransactionDetailsCopy', 'teamTransactions', 'reports.failed'),
);
export const OfflineDividend = meta.story(
  offline('agentDividendRecordCopy2', 'dividendProcessing', 'contracts.pays.failed'),
);
export const OfflineDaily = meta.story(
  offline('agentDailyWages2', 'dailySalary', 'contracts.pays.failed'),
);
export const OfflineHourly = meta.story(
  offline('agentHourSalary', 'hourlySalary', 'contracts.pays.failed'),
);
export const OfflineRealtime = meta.story(
  offline('agentRealtimeSalary', 'realtimeSalary', 'contracts.pays.failed'),
);

export const FailedBets = meta.story(failed('personalHistoryCopy', 'teamBets', 'reports.failed'));
export const FailedProfit = meta.story(
  failed('palStatementsAgentCopy', 'teamProfit', 'reports.failed'),
);
export const FailedTransactions = meta.story(
  failed('agentDownlineTransactionDetailsCopy', 'teamTransactions', 'reports.failed'),
);
export const FailedDaily = meta.story(
  failed('agentDailyWages2', 'dailySalary', 'contracts.pays.failed'),
);
export const FailedHourly = meta.story(
  failed('agentHourSalary', 'hourlySalary', 'contracts.pays.failed'),
);
export const FailedRealtime = meta.story(
  failed('agentRealtimeSalary', 'realtimeSalary', 'contracts.pays.failed'),
);

export const LoadingProfit = meta.story(
  loading('palStatementsAgentCopy', 'teamProfit', 'reports.profit.title'),
);
export const LoadingIncome = meta.story(
  loading('agentRevenueReport', 'agentRevenue', 'reports.income.title'),
);
export const LoadingTransactions = meta.story(
  loading('agentDownlineTransactionDetailsCopy', 'teamTransactions', 'reports.moves.title'),
);
export const LoadingDaily = meta.story(
  loading('agentDailyWages2', 'consolidatedContract', 'contracts.daily.title'),
);
export const LoadingHourly = meta.story(
  loading('agentHourSalary', 'consolidatedContract', 'contracts.hourly.title'),
);
export const LoadingRealtime = meta.story(
  loading('agentRealtimeSalary', 'consolidatedContract', 'contracts.realtime.title'),
);

export const EmptyNews = meta.story({
  args: at('agentAnnouncement'),
  parameters: { sandbox: { ...agent, values: { agentAnnouncements: [] } } },
  play: async (story) => stepsOf(story).sees('agentDesk.news.none'),
});
export const EmptyBets = meta.story(empty('personalHistoryCopy'));
export const EmptyIncome = meta.story(empty('agentRevenueReport'));
export const EmptyTransactions = meta.story(empty('agentDownlineTransactionDetailsCopy'));
export const EmptyProfit = meta.story({
  args: at('palStatementsAgentCopy'),
  parameters: { sandbox: as('devi2026') },
  play: async (story) => stepsOf(story).sees('records.none'),
});

/** An agent who has neither a contract of the kind nor was paid by one. */
const noPay = (page: AgentPageId, username: string) => ({
  args: at(page),
  parameters: { sandbox: as(username) },
  play: async (story: Shown) => {
    const { sees } = stepsOf(story);
    await sees('contracts.own.none');
    await sees('contracts.pays.none');
  },
});
export const EmptyDividend = meta.story(noPay('agentDividendRecordCopy2', 'bela2026'));
export const EmptyHourly = meta.story(noPay('agentHourSalary', 'bela2026'));
export const EmptyRealtime = meta.story(noPay('agentRealtimeSalary', 'chand2026'));

/** One switch is off: its page says so, its entry is gone, and every other entry stays. */
const switchedOff = (
  feature: 'enableCt' | 'salary' | 'hourSalary' | 'agentRealtimeSalary',
  page: AgentPageId,
) => ({
  args: at(page),
  globals: desktop,
  parameters: { sandbox: { ...agent, features: { [feature]: false } } },
  play: async (story: Shown) => {
    const { t, sees } = stepsOf(story);
    await sees('contracts.off.title');
    const menu = await story.canvas.findByRole('navigation', { name: t('centre.agent.title') });
    const links = within(menu).getAllByRole('link');
    await expect(links).toHaveLength(11);
    await expect(links.map(({ textContent }) => textContent)).not.toContain(
      t(`centre.agent.${page}`),
    );
  },
});
export const DividendOff = meta.story(switchedOff('enableCt', 'agentDividendRecordCopy2'));
export const DailyOff = meta.story(switchedOff('salary', 'agentDailyWages2'));
export const HourlyOff = meta.story(switchedOff('hourSalary', 'agentHourSalary'));
export const RealtimeOff = meta.story(switchedOff('agentRealtimeSalary', 'agentRealtimeSalary'));

export const NotAnAgent = meta.story({
  args: at('agentTeamOverview'),
  parameters: { sandbox: as('tara2026') },
  play: async (story) => {
    const { t, dialog } = stepsOf(story);
    await expect(await dialog('session.guard.agentsOnly')).toHaveTextContent(
      t('platform.login.nonAgent'),
    );
    await expect(story.canvas.queryByRole('heading', { name: t('team.title') })).toBeNull();
  },
});

export const NoAgentAnyMore = meta.story({
  args: at('downlineManagmentView'),
  parameters: { sandbox: { ...agent, refusals: { teamDownlines: 'NOT_AGENT' } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('downlines.failed');
    await expect(document.querySelector('[role="treeitem"]')).toBeNull();
  },
});
