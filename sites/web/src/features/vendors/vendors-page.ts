import type { PublicPage } from '../../app/public-page.ts';
import { waysWords } from '../entry/index.ts';

/** Where vendors are chosen (spec §2 "Vendor-select screen"), by guests as well. */
export const vendorsPage: PublicPage = {
  screen: async () => (await import('./vendors-screen.tsx')).VendorsScreen,
  words: waysWords,
};
