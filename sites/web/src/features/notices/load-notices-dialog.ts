import { lazyDialog } from '../../app/lazy-dialog.ts';

export const loadNoticesDialog = lazyDialog(
  'notices',
  async () => (await import('./notices-dialog.tsx')).NoticesDialog,
);
