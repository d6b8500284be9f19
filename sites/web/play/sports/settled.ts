import type { SportsBet } from '@livery/api/contract/sports';
import { betName, type Desk } from './desk.ts';

/** The bets of a newer list that got their result since an older one. */
export function newlySettled(
  before: readonly SportsBet[],
  now: readonly SportsBet[],
): readonly SportsBet[] {
  const open = new Set(
    before.filter(({ settledAt }) => !settledAt).map(({ reference }) => reference),
  );
  return now.filter(({ reference, settledAt }) => settledAt && open.has(reference));
}

/** What came of a bet, in one line that is spoken. */
export function settledText(bet: SportsBet, { t, money }: Pick<Desk, 't' | 'money'>): string {
  return [
    betName(bet, t).spoken,
    t(`sports.state.${bet.status}`),
    t('sports.outcome', {
      stake: money(bet.stake),
      // A void bet returns its stake, which is not a win.
      win: money(bet.status === 'void' ? bet.stake : bet.win),
    }),
  ].join(' · ');
}
