import { type Layer, layered } from '../drawn/layers.ts';

/** On a field of 48 by 48: a silhouette, its shaded half, and what shines on it. */
const drawn = {
  ring: [
    ['M24 14a16 16 0 1 0 .01 0zM24 20a10 10 0 1 1-.01 0z', '--text-muted'],
    ['M24 14a16 16 0 0 1 0 32v-6a10 10 0 0 0 0-20z', '--text-body'],
    ['M16 8l4-5h8l4 5-8 10z', '--action-primary-fill'],
    ['M24 18l8-10h-8z', '--action-accent-fill'],
  ],
  drop: [
    ['M24 3C32 15 39 22 39 31a15 15 0 0 1-30 0C9 22 16 15 24 3z', '--action-primary-fill'],
    ['M24 3C32 15 39 22 39 31a15 15 0 0 1-15 15z', '--text-brand'],
    ['M15 31a9 9 0 0 0 8 9v3a12 12 0 0 1-11-12z', '--surface-raised'],
  ],
  leaf: [
    ['M6 42C4 20 16 6 43 5 44 32 30 46 6 42z', '--money-gain'],
    ['M6 42C30 46 44 32 43 5z', '--text-accent'],
    ['M4 45L33 14l1.500 1.500L6 46zM19 30V18l2 10zM18 31h12l-10-2z', '--surface-raised'],
  ],
  star: [
    [
      'M24 2l6.500 14.500L46 18 34.500 28.500 38 44 24 36 10 44l3.500-15.500L2 18l15.500-1.500z',
      '--action-accent-fill',
    ],
    [
      'M24 2v22l6.500-7.500zM46 18l-22 6 10.500 4.500zM38 44L24 24v12zM10 44l14-20-10.500 4.500zM2 18l22 6-6.500-7.500z',
      '--text-accent',
    ],
  ],
  crown: [
    ['M4 14l10 9L24 5l10 18 10-9-4 24H8z', '--action-accent-fill'],
    ['M24 5l10 18 10-9-4 24H24z', '--text-accent'],
    ['M8 38h32v6H8z', '--action-primary-fill'],
    ['M24 22l5 6-5 7-5-7z', '--action-primary-fill'],
    [
      'M4 10a3 3 0 1 0 .01 0zM24 1a3 3 0 1 0 .01 0zM44 10a3 3 0 1 0 .01 0z',
      '--action-primary-fill',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type SymbolName = keyof typeof drawn;

/** The symbol of a sign; a sign that is none is a ring. */
export const symbolOf = (sign: string | undefined): SymbolName =>
  sign !== undefined && sign in drawn ? (sign as SymbolName) : 'ring'; // one of its own keys

/** A picture of a symbol. */
export const pictureOf = (symbol: SymbolName): SVGSVGElement =>
  layered('0 0 48 48', drawn[symbol], 'symbol');
