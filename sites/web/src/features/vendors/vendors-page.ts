import type { LazyPage } from '../../app/lazy-page.ts';
import { waysWords } from '../entry/index.ts';

/** Where vendors are chosen (spec §2 "Vendor-select screen"), by guests as well. */
export const vendorsPage: LazyPage = {
  screen: async () => (await import('./vendors-screen.tsx')).VendorsScreen,
  words: waysWords,
};
