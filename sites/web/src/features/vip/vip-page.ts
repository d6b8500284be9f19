import type { LazyPage } from '../../app/lazy-page.ts';
import { lazyWords } from '../../app/lazy-words.ts';

/** The VIP club (spec §2 "/vip"). */
export const vipPage: LazyPage = {
  screen: async () => (await import('./vip-screen.tsx')).VipScreen,
  words: lazyWords('vip words', ['vip', 'session', 'platform']),
};
