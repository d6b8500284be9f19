import { lazyDialog } from '../../app/lazy-dialog.ts';
import { lazyWords } from '../../app/lazy-words.ts';

export const loadDisplayDialog = lazyDialog(
  'display',
  async () => (await import('./display-dialog.tsx')).DisplayDialog,
  lazyWords('display words', ['display']),
);
