import { drawRoads } from '../baccarat/draw-roads.ts';
import { totalOf, winnerOf } from '../baccarat/roads.ts';
import { html, moves } from '../dom.ts';
import { cardBack, cardFace } from '../drawn/playing-card.ts';
import { runGame } from '../game.ts';
import { sideSign } from '../sides.ts';
import './baccarat.css';

type Side = 'P' | 'B';
/** The side that a bet is on; a tie is on both. */
const sidesOf: Readonly<Record<string, string>> = {
  player: 'P',
  playerPair: 'P',
  banker: 'B',
  bankerPair: 'B',
  tie: 'PB',
};
/** The suits of the signs of a round, as cards are drawn with. */
const suits: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};
const dealMs = 220;
const turnMs = 140;

runGame({
  draw: (table, { history = [], bets = [] }, t) => {
    const nameOf = (pick: string) => bets.find((bet) => bet.pick === pick)?.name ?? pick;
    const names = { P: nameOf('player'), B: nameOf('banker'), T: nameOf('tie') };
    const handOf = (side: Side) => {
      const total = html('b', { class: 'total', 'aria-hidden': true });
      const cards = html('div', { class: 'cards', role: 'img', 'aria-label': names[side] });
      const element = html(
        'div',
        { class: 'hand' },
        html('p', { class: 'side', 'aria-hidden': true }, html('span', {}, names[side]), total),
        cards,
      );
      return { element, cards, total };
    };
    const hands = { P: handOf('P'), B: handOf('B') };
    const clear = () => {
      for (const { cards, total, element } of Object.values(hands)) {
        cards.replaceChildren(html('i', { class: 'slot' }), html('i', { class: 'slot' }));
        total.textContent = '';
        delete element.dataset['higher'];
      }
    };
    clear();
    const past = [...history];
    const roads = drawRoads(names, t);
    roads.show(past);
    table.replaceChildren(html('div', { class: 'baccarat' }, hands.P.element, hands.B.element));

    return {
      below: roads.element,
      choose: (pick = '') => {
        for (const side of ['P', 'B'] as const) {
          hands[side].element.toggleAttribute('data-picked', sidesOf[pick]?.includes(side));
        }
      },
      show: async ({ signs = [] }, still) => {
        clear();
        const dealt = signs.flatMap((sign) => dealtOf(sign) ?? []);
        const placed: (Dealt & { place: HTMLElement })[] = [];
        const deal = async (each: Dealt) => {
          const place = html('i', {}, cardBack());
          const { cards } = hands[each.side];
          const slot = cards.querySelector('.slot');
          if (slot) slot.replaceWith(place);
          else cards.append(place);
          placed.push({ ...each, place });
          const from = { transform: 'translateY(-3rem)', opacity: 0 };
          await moves(place, [from, { transform: 'none', opacity: 1 }], {
            still,
            duration: dealMs,
          });
        };
        const turn = async (side: Side, open: number) => {
          const own = placed.filter((each) => each.side === side);
          for (const { rank, suit, place } of own.slice(open)) {
            const edge = { transform: 'scaleX(0)' };
            const flat = { transform: 'scaleX(1)' };
            await moves(place, [flat, edge], { still, duration: turnMs });
            place.replaceChildren(cardFace(`${rank} ${suit}`));
            await moves(place, [edge, flat], { still, duration: turnMs });
          }
          const shown = own.map(({ rank }) => rank);
          const total = sumOf(shown);
          hands[side].total.textContent = total;
          hands[side].cards.setAttribute(
            'aria-label',
            t('demo.baccarat.hand', { side: names[side], cards: shown.join(', '), total }),
          );
        };
        for (const each of dealt.slice(0, 4)) await deal(each);
        await turn('P', 0);
        await turn('B', 0);
        for (const each of dealt.slice(4)) {
          await deal(each);
          await turn(each.side, 2);
        }
        const winner = winnerOf(signs);
        if (winner === 'P' || winner === 'B') hands[winner].element.dataset['higher'] = '';
        past.push(signs);
        roads.show(past);
      },
      describe: ({ signs = [] }) =>
        t('demo.sides.result', {
          one: names.P,
          first: `${totalOf(signs, 'P') ?? ''}`,
          other: names.B,
          second: `${totalOf(signs, 'B') ?? ''}`,
          winner: names[winnerOf(signs) ?? 'T'],
        }),
      sign: (signs) => sideSign(signs, t),
    };
  },
});

interface Dealt {
  readonly side: Side;
  readonly rank: string;
  readonly suit: string;
}

/** Reads a card of a round: `P:10H` is the player's ten of hearts. */
function dealtOf(sign: string): Dealt | undefined {
  const [, side, rank = '', suit = ''] = /^([PB]):(\w+)([SHDC])$/.exec(sign) ?? [];
  if (side !== 'P' && side !== 'B') return undefined;
  return { side, rank, suit: suits[suit] ?? '' };
}

/** What cards count together: of the sum the last digit. */
function sumOf(ranks: readonly string[]): string {
  const values = ranks.map((rank) => (rank === 'A' ? 1 : Number(rank) || 0));
  return String(values.reduce((sum, value) => sum + value, 0) % 10);
}
