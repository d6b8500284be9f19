import { lazyDialog } from '../../app/lazy-dialog.ts';
import { lazyWords } from '../../app/lazy-words.ts';

export const loadSearchDialog = lazyDialog(
  'search',
  async () => (await import('./site-search.tsx')).SiteSearch,
  lazyWords('search words', ['around', 'halls', 'session', 'platform']),
);
