import { lazyDialog } from '../../app/lazy-dialog.ts';
import { lazyWords } from '../../app/lazy-words.ts';

export { openRoundQuery, type RoundUnderWay } from './open-bets-queries.ts';

export const loadOpenBetsDialog = lazyDialog(
  'openBets',
  async () => (await import('./open-bets-dialog.tsx')).OpenBetsDialog,
  lazyWords('words of open bets', ['around', 'bets', 'session', 'platform']),
);
export { useOpenBetsCount } from './use-open-bets-count.ts';
