import { lazyDialog } from '../../app/lazy-dialog.ts';
import { entryWords } from '../entry/index.ts';

export const loadForgotDialog = lazyDialog(
  'forgot',
  async () => (await import('./forgot-dialog.tsx')).ForgotDialog,
  entryWords,
);
