import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** Opening accounts, and the agent's code and links (spec §2, registerCenter). */
export const accountsPage: LazyPage = {
  screen: async () => (await import('./accounts-screen.tsx')).AccountsScreen,
  words: lazyWords('agent accounts', [
    'agentAccounts',
    'footer',
    'promotions',
    'session',
    'platform',
  ]),
};
