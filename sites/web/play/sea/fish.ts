import { type Layer, layered } from '../drawn/layers.ts';

/** On a field of 120 by 70, head to the right: its body, what is darker, what is lighter, and the eye. */
const drawn = {
  minnow: [
    ['M22 35C38 14 78 12 108 35 78 58 38 56 22 35z', '--action-accent-fill'],
    ['M26 35L6 18c5 12 5 22 0 34zM56 20l10-14 10 16zM60 50l8 13 6-15z', '--text-accent'],
    [
      'M48 18c6 10 6 24 0 34l-6-3c5-10 5-18 0-28zM66 16c6 12 6 26 0 38l-6 .5c5-12 5-26 0-39z',
      '--surface-raised',
    ],
    ['M92 28a4.500 4.500 0 1 0 .01 0z', '--stage-fill'],
  ],
  ray: [
    [
      'M16 35C44 30 44 6 74 2c8 14 30 22 40 33-10 11-32 19-40 33C44 64 44 40 16 35z',
      '--stage-accent',
    ],
    ['M20 36L0 40v-3l20-4zM52 35c10-4 34-4 52 0-18 4-42 4-52 0z', '--action-primary-fill'],
    [
      'M70 14a3 3 0 1 0 .01 0zM78 20a2.500 2.500 0 1 0 .01 0zM70 50a3 3 0 1 0 .01 0zM78 46a2.500 2.500 0 1 0 .01 0z',
      '--surface-raised',
    ],
    ['M98 27a3 3 0 1 0 .01 0zM98 37a3 3 0 1 0 .01 0z', '--stage-fill'],
  ],
  turtle: [
    [
      'M84 30c10-10 30-8 32 4 0 10-18 14-32 8zM74 20c6-10 18-18 28-16-2 10-12 20-24 24zM74 50c6 10 18 16 28 14-2-10-12-18-24-22zM30 24C20 20 10 20 4 24c6 8 16 12 26 10zM30 46c-10 2-18 6-22 14 10 2 20-2 28-8z',
      '--money-gain',
    ],
    ['M22 35C26 10 82 8 92 35 82 62 26 60 22 35z', '--text-accent'],
    ['M48 26l10-9 10 9v18l-10 9-10-9zM30 35l12-10v20zM74 25l12 10-12 10z', '--action-accent-fill'],
    ['M104 29a3 3 0 1 0 .01 0z', '--stage-fill'],
  ],
  shark: [
    ['M14 34C40 12 88 14 116 36 92 50 44 52 14 38z', '--stage-muted'],
    [
      'M18 36L2 12c12 4 18 12 22 20zM18 36L6 58c10-2 16-10 20-18zM54 20l10-18c6 6 10 12 12 18zM60 46l-8 18c10-2 18-8 22-18z',
      '--text-muted',
    ],
    ['M24 40c30 2 64 2 90-3-22 16-62 17-90 3z', '--surface-raised'],
    [
      'M82 28c3 5 3 10 0 15h-2c3-5 3-10 0-15zM76 28c3 5 3 10 0 15h-2c3-5 3-10 0-15z',
      '--stage-fill',
    ],
    ['M98 28a3 3 0 1 0 .01 0z', '--stage-fill'],
  ],
  whale: [
    ['M20 36C30 6 88 0 112 24c6 8 4 22-4 28-26 14-70 12-88-16z', '--whale'],
    [
      'M26 38C14 34 4 24 2 8c10 2 18 6 22 14 2-6 6-10 12-12 0 12-4 22-8 30zM64 50c-2 8-10 14-18 16 0-8 4-16 10-20z',
      '--stage-accent',
    ],
    ['M116 38c0 8-4 12-8 14-24 12-56 10-76-6 28 6 62 4 84-8z', '--surface-raised'],
    ['M44 51l50 4v2l-50-3zM54 56l34 3v2l-34-2z', '--whale'],
    ['M96 26a3.500 3.500 0 1 0 .01 0z', '--stage-fill'],
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type Fish = keyof typeof drawn;

/** The fish of a sign; a sign that is none is a minnow. */
export const fishOf = (sign: string | undefined): Fish =>
  sign !== undefined && sign in drawn ? (sign as Fish) : 'minnow'; // one of its own keys

/** A picture of a fish. */
export const pictureOf = (fish: Fish): SVGSVGElement =>
  layered('0 0 120 70', drawn[fish], `fish ${fish}`);
