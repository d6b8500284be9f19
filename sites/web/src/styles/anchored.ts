import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Clear of the header, which stays at the top of the window. */
export const belowHeader = '4.5rem';

/**
 * A part of the page that a link leads to: stops below the header, not under it. It begins below the first window, so the browser draws
 * it when a visitor comes near; margin and padding keep what is painted beyond its edges, such as focus rings.
 */
export const Anchored = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 48rem;
  min-inline-size: 0;
  margin: calc(-1 * ${vars.space.s2});
  padding: ${vars.space.s2};
  scroll-margin-block-start: ${belowHeader};
`;
