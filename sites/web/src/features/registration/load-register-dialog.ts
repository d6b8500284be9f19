import { lazyDialog } from '../../app/lazy-dialog.ts';
import { waysWords } from '../entry/index.ts';

export const loadRegisterDialog = lazyDialog(
  'register',
  async () => (await import('./register-dialog.tsx')).RegisterDialog,
  waysWords,
);
