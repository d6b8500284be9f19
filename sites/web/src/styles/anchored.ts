import { vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';

/** Clear of the header, which stays at the top of the window. */
export const belowHeader = '4.5rem';

/** What takes the focus in it comes into view between the bars that stay at the top and the bottom of the window. */
export const focusInView = css`
  & :is(a, button, input, select, summary, textarea, [tabindex]) {
    scroll-margin-block: ${belowHeader};
  }
`;

/**
 * A part of the page that a link leads to: stops below the header, not under it. It begins below the first window, so the browser draws
 * it when a visitor comes near; what is painted beyond its edges, such as shadows and focus rings, is kept by the clip's margin, and
 * rings by margin and padding where a browser does not know that.
 */
export const Anchored = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 48rem;
  overflow-clip-margin: 2.5rem;
  min-inline-size: 0;
  margin: calc(-1 * ${vars.space.s2});
  padding: ${vars.space.s2};
  scroll-margin-block-start: ${belowHeader};
`;
