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

/** The face of a card: rank and suit in two corners, large enough for a phone, and its pips; a court card has its figure twice. */
export function cardFace(sign: string | undefined): HTMLElement {
  const { rank, suit } = cardOf(sign);
  const pips = pipsOf[rank];
  const corner = () => html('div', { class: 'corner' }, html('b', {}, rank), suitSign(suit));
  return html(
    'div',
    { class: `card face-${isRed(suit) ? 'red' : 'black'}` },
    corner(),
    corner(),
    pips ? pipField(pips, suit) : figureOf(rank, suit),
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
        // Those of the lower half stand on their heads, as the card may be held.
        transform: `translate(${35 + 15 * column} ${22 + 32 * row}) scale(${row > 1.5 ? -0.29 : 0.29}) translate(-24 -24)`,
      }),
    ),
  );
}

/** What a court wears on its head, above a face in the middle of the upper half. */
const heads: Readonly<Record<string, string>> = {
  J: 'M37 36c0-9 6-13 13-13s14 4 13 11l-13-3zM61 30c2-8 7-10 9-9-1 6-3 10-8 12z',
  Q: 'M37 37l-1-14 7 6 7-9 7 9 7-6-1 14c-8-3-18-3-26 0z',
  K: 'M36 36V20l7 6 7-10 7 10 7-6v16z',
};
const beard = 'M41 46c2 3 5 4 9 4s7-1 9-4c0 9-4 14-9 14s-9-5-9-14z';
const hair = 'M37 36h26c4 8 4 16 2 22l-5 1V45H40v14l-5-1c-2-6-2-14 2-22z';

/** A court twice, one upside down; an ace is one large sign. */
function figureOf(rank: string, suit: Suit): SVGSVGElement {
  const head = heads[rank];
  const half = () => [
    svg('path', { class: 'robe', d: 'M26 70V66c3-9 12-12 24-12s21 3 24 12v4z' }),
    svg('path', { class: 'trim', d: 'M38 56l12 14 12-14 5 2-9 12H42l-9-12z' }),
    ...(rank === 'Q' ? [svg('path', { d: hair })] : []),
    svg('circle', { class: 'face', cx: 50, cy: 44, r: 10 }),
    ...(rank === 'K' ? [svg('path', { d: beard })] : []),
    svg('path', { class: 'trim', d: head ?? '' }),
    svg('path', { d: suits[suit], transform: 'translate(28 21) scale(0.2)' }),
  ];
  return svg(
    'svg',
    { viewBox: '0 0 100 140', class: 'pips' },
    ...(head
      ? [
          svg('g', {}, ...half()),
          svg('g', { transform: 'rotate(180 50 70)' }, ...half()),
          svg('path', { class: 'frame', d: 'M26 14h48v112H26z' }),
        ]
      : [svg('path', { d: suits[suit], transform: 'translate(26 46)' })]),
  );
}
