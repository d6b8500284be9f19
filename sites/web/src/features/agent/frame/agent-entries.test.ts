import { expect, it } from 'vitest';
import { sitePaths } from '../../../app/site-paths.ts';
import { agentPageIds } from '../agent-page-ids.ts';
import { agentEntries } from './agent-entries.ts';

/** The table of spec §2 "Agent centre": each page with the feature that it needs, and every one without. */
const table = {
  agentAnnouncement: undefined,
  agentTeamOverview: undefined,
  registerCenter: undefined,
  downlineManagmentView: undefined,
  personalHistoryCopy: undefined,
  palStatementsAgentCopy: undefined,
  agentRevenueReport: undefined,
  agentDownlineTransactionDetailsCopy: undefined,
  agentDividendRecordCopy2: 'enableCt',
  agentDailyWages2: 'salary',
  agentHourSalary: 'hourSalary',
  agentRealtimeSalary: 'agentRealtimeSalary',
};

it('[spec 3.06] [spec 6.09] the menu has the pages of the specification, in its order, each with its feature type', () => {
  expect([...agentPageIds]).toEqual(Object.keys(table));
  const features = agentPageIds.map((id) => [id, agentEntries[id].feature]);
  expect(Object.fromEntries(features)).toEqual(table);
});

it('[spec 3.06] each page has a path of its own', () => {
  for (const id of agentPageIds) expect(sitePaths).toContain(`/agent/${id}`);
});
