import { css } from 'styled-components';

/** An edge for a shape that only its colour shows: transparent until forced colours paint it. */
export const forcedEdge = css`
  outline: 1px solid transparent;
`;
