import type { LazyPage } from '../../app/lazy-page.ts';
import { accountsPage } from './accounts/index.ts';
import type { AgentPageId } from './agent-page-ids.ts';
import { announcementsPage } from './announcements/index.ts';
import {
  dailySalaryPage,
  dividendPage,
  hourlySalaryPage,
  realtimeSalaryPage,
} from './contracts/index.ts';
import { downlinesPage } from './downlines/index.ts';
import { overviewPage } from './overview/index.ts';
import { incomePage, teamBetsPage, teamTransactionsPage, userProfitPage } from './reports/index.ts';

/** The code and words of each page of the agent centre; the route table knows their names alone. */
export const agentPages: Record<AgentPageId, LazyPage> = {
  agentAnnouncement: announcementsPage,
  agentTeamOverview: overviewPage,
  registerCenter: accountsPage,
  downlineManagmentView: downlinesPage,
  personalHistoryCopy: teamBetsPage,
  palStatementsAgentCopy: userProfitPage,
  agentRevenueReport: incomePage,
  agentDownlineTransactionDetailsCopy: teamTransactionsPage,
  agentDividendRecordCopy2: dividendPage,
  agentDailyWages2: dailySalaryPage,
  agentHourSalary: hourlySalaryPage,
  agentRealtimeSalary: realtimeSalaryPage,
};
