import { lazyDialog } from '../../app/lazy-dialog.ts';
import { lazyWords } from '../../app/lazy-words.ts';

export const loadServiceDialog = lazyDialog(
  'service',
  async () => (await import('./service-dialog.tsx')).ServiceDialog,
  lazyWords('words of the service', ['service']),
);
