import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';
import { media } from './media.ts';

/**
 * A row of cards that scrolls sideways on a phone, all of them side by side on a wide window.
 *
 * @param card how wide one is on a phone
 */
export const sideRow = (card: string) => css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${card};
  gap: ${vars.space.s3};
  margin: 0 -3px;
  padding: 3px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  list-style: none;

  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;
