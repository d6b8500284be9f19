import { styled } from 'styled-components';
import { gameColumns } from '../styles/game-columns.ts';

export const Root = styled.div`
  position: relative;
`;

export const List = styled.ul`
  ${gameColumns}
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
  ${gameColumns}
`;
