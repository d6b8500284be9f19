import { vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { media } from '../styles/media.ts';

/** The columns of the game grid: three on a phone, six to eight on a wide window. */
const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 45%), 1fr));
  gap: ${vars.space.s4} ${vars.space.s3};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  }
`;

export const Root = styled.div`
  position: relative;
`;

export const List = styled.ul`
  ${columns}
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-anchor: none;
`;

export const Item = styled.li`
  min-inline-size: 0;
`;

/** Has the grid's width, and takes no room of the page. */
export const Unseen = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 0;
  overflow: hidden;
  visibility: hidden;
`;

/** One card, laid out and never seen: what the rows are measured by. */
export const Probe = styled.div`
  ${columns}
`;
