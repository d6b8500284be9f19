import { vars } from '@livery/theme/vars';
import { focusRing } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { sideRow } from '../../styles/side-row.ts';

/** In a row that scrolls on a phone, all of them side by side on a wide window. */
export const Tiles = styled.ul`
  ${sideRow('min(15rem, 70%)')}
`;

/** Of one size whatever it says, so that nothing below moves. */
export const Tile = styled.li`
  position: relative;
  display: grid;
  align-content: space-between;
  box-sizing: border-box;
  block-size: 6rem;
  min-inline-size: 0;
  padding: ${vars.space.s3};
  overflow: hidden;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};

  &[data-waits] {
    border-color: ${vars.action.primaryEdge};
    color: ${vars.text.body};
  }
`;

export const TileHead = styled.span`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-inline-size: 0;
  color: ${vars.text.body};
  font-size: ${vars.size.md};
  font-weight: ${vars.weight.label};

  /* The whole tile is the way. */
  & > :is(a, button)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A name that opens something beside the page. */
export const Opens = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}
`;

/** Pictures of games, each of a size for a thumb. */
export const Covers = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 2.75rem);
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;

  /* A quiet link is as wide as its words, and a picture has none. */
  && a {
    display: block;
    overflow: hidden;
    border-radius: ${vars.radius.control};
  }
`;
