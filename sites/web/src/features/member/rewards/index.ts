import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

const words = lazyWords('rewards', ['rewards', 'deposit', 'promotions', 'session', 'platform']);

/** The member's bonuses (spec §2, bonusDetails). */
export const bonusesPage: LazyPage = {
  screen: async () => (await import('./bonuses-screen.tsx')).BonusesScreen,
  words,
};

/** Missions and their leaders (spec §2, missionLeaderboard). */
export const missionsPage: LazyPage = {
  screen: async () => (await import('./missions-screen.tsx')).MissionsScreen,
  words,
};

/** What bets have earned back (spec §2, manualRebate). */
export const rebatePage: LazyPage = {
  screen: async () => (await import('./rebate-screen.tsx')).RebateScreen,
  words,
};
