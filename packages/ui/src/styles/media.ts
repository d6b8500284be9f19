/** Media queries shared by components. Widths in rem, so that a larger text setting gets the roomier layout. */
export const media = {
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  belowDesktop: '@media (max-width: 63.99rem)',
  /** A phone on its side: what stays on the screen would leave a page too little of it. */
  short: '@media (max-height: 30rem)',
  coarse: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;
