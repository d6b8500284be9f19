import { css } from 'styled-components';

/**
 * A name that a platform may make as long as it likes: at most one or two lines, then an ellipsis, so that its neighbours keep
 * their places. The line height of the script leaves room for stacked marks; a screen reader still reads all of it.
 */
const clamped = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  overflow-wrap: anywhere;
`;

export const oneLine = css`
  ${clamped}
  -webkit-line-clamp: 1;
`;

export const twoLines = css`
  ${clamped}
  -webkit-line-clamp: 2;
`;
