import { lazyDialog } from '../../../app/lazy-dialog.ts';
import { lazyWords } from '../../../app/lazy-words.ts';

/** The popup of one vendor's games. */
export const loadVendorGamesDialog = lazyDialog(
  'vendorGames',
  async () => (await import('./vendor-games-dialog.tsx')).VendorGamesDialog,
  lazyWords('popup words', ['halls', 'session', 'platform']),
);
