import { svg } from './dom.ts';

/** Paths of the suits on a field of 24 by 24. */
const suits = {
  S: 'M12 2C15 7 21 10 21 15a4.5 4.5 0 0 1-8 2.8L14.5 22h-5L11 17.8A4.5 4.5 0 0 1 3 15C3 10 9 7 12 2z',
  H: 'M12 21C7 16 3 13 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 13 17 16 12 21z',
  D: 'M12 2l8 10-8 10-8-10z',
  C: 'M12 2.5a4.5 4.5 0 0 1 3.5 7.300A4.5 4.5 0 1 1 13 16.5L14.5 22h-5l1.5-5.5A4.5 4.5 0 1 1 8.5 9.800 4.5 4.5 0 0 1 12 2.5z',
} as const;
type Suit = keyof typeof suits;

/** A card as a round names it, such as `10H`. */
export interface PlayingCard {
  readonly rank: string;
  readonly suit: Suit;
}

/** Reads `10H`; undefined where it is no card. */
export function cardOf(sign: string): PlayingCard | undefined {
  const rank = sign.slice(0, -1);
  const suit = Object.keys(suits).find((each) => each === sign.slice(-1));
  return rank && suit ? { rank, suit: suit as Suit } : undefined; // one of its own keys
}

/** The face of a card: its rank and suit in a corner, and the suit large. */
export function cardFace({ rank, suit }: PlayingCard): SVGSVGElement {
  const isRed = suit === 'H' || suit === 'D';
  const fill = `var(${isRed ? '--money-loss' : '--text-body'})`;
  return svg(
    'svg',
    { viewBox: '0 0 60 84', class: 'card', 'aria-hidden': true },
    svg('rect', { x: 1, y: 1, width: 58, height: 82, rx: 6, class: 'paper' }),
    svg('text', { x: 8, y: 24, class: 'rank', fill }, rank),
    svg('path', { d: suits[suit], fill, transform: 'translate(7 29) scale(.58)' }),
    svg('path', { d: suits[suit], fill, transform: 'translate(24 44) scale(1.25)' }),
  );
}

/** The back of a card. */
export function cardBack(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 60 84', class: 'card', 'aria-hidden': true },
    svg('rect', { x: 1, y: 1, width: 58, height: 82, rx: 6, class: 'back' }),
    svg('path', {
      class: 'weave',
      d: 'M30 12 48 42 30 72 12 42zM30 24 41 42 30 60 19 42zM30 36l4 6-4 6-4-6z',
    }),
  );
}
