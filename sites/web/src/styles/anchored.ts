import { styled } from 'styled-components';

/** Clear of the header, which stays at the top of the window. */
export const belowHeader = '4.5rem';

/** A part of the page that a link leads to: stops below the header, not under it. */
export const Anchored = styled.div`
  scroll-margin-block-start: ${belowHeader};
  min-inline-size: 0;
`;
