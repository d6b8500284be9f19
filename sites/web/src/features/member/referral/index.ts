import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** Invite friends (spec §2, referral). */
export const referralPage: LazyPage = {
  screen: async () => (await import('./referral-screen.tsx')).ReferralScreen,
  words: lazyWords('referral', ['referral', 'records', 'session', 'platform']),
};
