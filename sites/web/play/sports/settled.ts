import type { SportsBet } from '@livery/api/contract/sports';
import { betName, type Desk } from './desk.ts';

/**
 * The bets of a list, and what was learnt while its answer was on the way: one that was asked for before a slip was placed may arrive
 * after it. Neither does such a bet leave the page, nor is one open again that has its result.
 *
 * @param list.time the moment that the list is of
 */
export function withLearnt(
  known: readonly SportsBet[],
  { bets, time }: { readonly bets: readonly SportsBet[]; readonly time: number },
): readonly SportsBet[] {
  const listed = new Set(bets.map(({ reference }) => reference));
  const settled = new Map(
    known.filter(({ settledAt }) => settledAt).map((bet) => [bet.reference, bet]),
  );
  return [
    ...known.filter((bet) => bet.time > time && !listed.has(bet.reference)),
    ...bets.map((bet) => (bet.settledAt ? bet : (settled.get(bet.reference) ?? bet))),
  ];
}

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
export function settledText(bet: SportsBet, desk: Pick<Desk, 't' | 'locale' | 'money'>): string {
  const { t, money } = desk;
  return [
    betName(bet, desk).spoken,
    t(`sports.state.${bet.status}`),
    t('sports.outcome', {
      stake: money(bet.stake),
      // A void bet returns its stake, which is not a win.
      win: money(bet.status === 'void' ? bet.stake : bet.win),
    }),
  ].join(' · ');
}
