import type { SportsBet } from '@livery/api/contract/sports';
import { html } from '../dom.ts';
import { betName, type Desk } from './desk.ts';

/** The member's bets: those that wait for a result, and those that have it. */
export function drawTickets(): {
  readonly element: HTMLElement;
  readonly show: (bets: readonly SportsBet[], desk: Desk) => void;
} {
  const element = html('section', { class: 'part', 'data-part': 'bets' });
  let shown = '';
  return {
    element,
    show: (bets, desk) => {
      // A list that says the same is left alone: somebody may be reading it.
      const now = JSON.stringify([bets, desk.choice.odds]);
      if (now === shown) return;
      shown = now;
      const { t } = desk;
      const groups = [
        [t('sports.open'), bets.filter(({ settledAt }) => settledAt === undefined)],
        [t('sports.settled'), bets.filter(({ settledAt }) => settledAt !== undefined)],
      ] as const;
      element.replaceChildren(
        ...(bets.length === 0 ? [html('p', { class: 'hint' }, t('sports.noBets'))] : []),
        ...groups.flatMap(([title, own]) =>
          own.length === 0
            ? []
            : [
                html('h2', {}, title),
                html('ul', { class: 'tickets' }, ...own.map((bet) => drawTicket(bet, desk))),
              ],
        ),
      );
    },
  };
}

function drawTicket(bet: SportsBet, desk: Desk): HTMLElement {
  const { t, odds, money } = desk;
  const name = betName(bet, desk);
  const price = odds(bet.price);
  const isOver = bet.settledAt !== undefined;
  const score = bet.score ? `${bet.score.home}–${bet.score.away}` : undefined;
  return html(
    'li',
    { 'data-status': bet.status },
    html(
      'div',
      { class: 'line-head' },
      html(
        'div',
        {},
        html('strong', {}, name.shown),
        html(
          'small',
          {},
          `${t(`sports.market.${bet.market}`)} · `,
          html('span', { lang: 'en' }, `${bet.home} – ${bet.away}`),
          ...(score ? [` · ${t('sports.ended', { score })}`] : []),
        ),
      ),
      html('b', { class: 'state' }, t(`sports.state.${bet.status}`)),
    ),
    html(
      'p',
      {},
      html('span', { 'aria-hidden': true }, t('sports.accepted', { price: price.shown })),
      html('span', { class: 'spoken' }, t('sports.accepted', { price: price.spoken })),
    ),
    html(
      'p',
      { class: 'amounts' },
      isOver && bet.status !== 'void'
        ? t('sports.outcome', { stake: money(bet.stake), win: money(bet.win) })
        : `${t('sports.stake')} ${money(bet.stake)}`,
    ),
    html('p', { class: 'note' }, t('sports.reference', { reference: bet.reference })),
  );
}
