/** Widths in rem, so that a larger text setting gets the roomier layout. Desktop is 1024 px at the usual size. */
export const media = {
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  /** A phone on its side: nothing stays on the screen beside the page. */
  short: '@media (max-height: 30rem)',
  belowDesktop: '@media (max-width: 63.99rem)',
} as const;
