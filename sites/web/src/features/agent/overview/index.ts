import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** What an agent's team has done (spec §2, agentTeamOverview). */
export const overviewPage: LazyPage = {
  screen: async () => (await import('./overview-screen.tsx')).OverviewScreen,
  words: lazyWords('team overview', ['team', 'records', 'reports', 'session', 'platform']),
};
