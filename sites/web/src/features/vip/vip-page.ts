import { lazyWords } from '../../app/lazy-words.ts';
import type { PublicPage } from '../../app/public-page.ts';

/** The VIP club (spec §2 "/vip"). */
export const vipPage: PublicPage = {
  screen: async () => (await import('./vip-screen.tsx')).VipScreen,
  words: lazyWords('vip words', ['vip', 'session', 'platform']),
};
