import { html, svg } from '../dom.ts';
import './playing-card.css';

/** Signs of suits on a field of 48 by 48. */
const suits = {
  spades:
    'M24 4C32 15 43 20 43 29a9 9 0 0 1-16 6c0 5 2 7 5 9H16c3-2 5-4 5-9a9 9 0 0 1-16-6C5 20 16 15 24 4z',
  hearts:
    'M24 44C14 34 4 26 4 16a10.500 10.500 0 0 1 20-4 10.500 10.500 0 0 1 20 4c0 10-10 18-20 28z',
  diamonds: 'M24 3l17 21-17 21L7 24z',
  clubs:
    'M24 4a10 10 0 0 1 8 16 10 10 0 1 1-5 15c0 5 2 7 5 9H16c3-2 5-4 5-9a10 10 0 1 1-5-15A10 10 0 0 1 24 4z',
} as const;
export type Suit = keyof typeof suits;

/** The rank and suit of a sign such as `K hearts`. */
export function cardOf(sign = ''): { readonly rank: string; readonly suit: Suit } {
  const [rank = '', suit = ''] = sign.split(' ');
  return { rank, suit: suit in suits ? (suit as Suit) : 'spades' }; // one of its own keys
}

/** Column, row of each pip of a number card, on a field of 3 columns and 4 rows (halves are allowed). */
const pipsOf: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  2: [
    [1, 0],
    [1, 3],
  ],
  3: [
    [1, 0],
    [1, 1.5],
    [1, 3],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 3],
    [2, 3],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1.5],
    [0, 3],
    [2, 3],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1.5],
    [2, 1.5],
    [0, 3],
    [2, 3],
  ],
  7: [
    [0, 0],
    [2, 0],
    [1, 0.75],
    [0, 1.5],
    [2, 1.5],
    [0, 3],
    [2, 3],
  ],
  8: [
    [0, 0],
    [2, 0],
    [1, 0.75],
    [0, 1.5],
    [2, 1.5],
    [1, 2.25],
    [0, 3],
    [2, 3],
  ],
  9: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [1, 1.5],
    [0, 2],
    [2, 2],
    [0, 3],
    [2, 3],
  ],
  10: [
    [0, 0],
    [2, 0],
    [1, 0.5],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
    [1, 2.5],
    [0, 3],
    [2, 3],
  ],
};

/** The face of a card: rank and suit in a corner, large enough for a phone, and its pips; a court card has a crest. */
export function cardFace(sign: string | undefined): HTMLElement {
  const { rank, suit } = cardOf(sign);
  const pips = pipsOf[rank];
  const corner = () => html('div', { class: 'corner' }, html('b', {}, rank), suitSign(suit));
  return html(
    'div',
    { class: `card face-${isRed(suit) ? 'red' : 'black'}` },
    corner(),
    pips ? pipField(pips, suit) : crest(rank, suit),
  );
}

/** The back of a card: a lattice in the brand's colours. */
export function cardBack(): HTMLElement {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const at = index * 16 - 70;
    return `M${at} 0l140 140M${at + 70} 0l-140 140`;
  });
  return html(
    'div',
    { class: 'card back' },
    svg(
      'svg',
      { viewBox: '0 0 100 140', preserveAspectRatio: 'xMidYMid slice' },
      svg('path', { class: 'lattice', d: lines.join('') }),
      svg('path', {
        class: 'medal',
        d: 'M50 40l22 30-22 30-22-30zM50 54l12 16-12 16-12-16z',
        'fill-rule': 'evenodd',
      }),
    ),
  );
}

const isRed = (suit: Suit) => suit === 'hearts' || suit === 'diamonds';

const suitSign = (suit: Suit) =>
  svg('svg', { viewBox: '0 0 48 48' }, svg('path', { d: suits[suit] }));

function pipField(pips: readonly (readonly [number, number])[], suit: Suit): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 100 140', class: 'pips' },
    ...pips.map(([column, row]) =>
      svg('path', {
        d: suits[suit],
        transform: `translate(${38 + 19 * column} ${14 + 32 * row}) scale(0.36)`,
      }),
    ),
  );
}

function crest(rank: string, suit: Suit): SVGSVGElement {
  const crown =
    rank === 'A'
      ? []
      : [
          svg('path', {
            class: 'crown',
            d: rank === 'J' ? 'M45 66h36l-4-13-14 6-14-6z' : 'M43 67V46l10 9 10-15 10 15 10-9v21z',
          }),
        ];
  return svg(
    'svg',
    { viewBox: '0 0 100 140', class: 'pips' },
    svg('path', { class: 'frame', d: 'M34 30h58v100H34z' }),
    ...crown,
    svg('path', { d: suits[suit], transform: 'translate(42 74) scale(0.88)' }),
  );
}
