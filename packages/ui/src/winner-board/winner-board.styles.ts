import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { oneLine } from '../styles/clamp-lines.ts';

/** Asks for its own width and not the window's: a rail is narrow in a wide window. */
const wide = '@container (min-width: 50rem)';
/** A phone at a large text size: an amount beside them would leave the names no room. */
const narrow = '@container (max-width: 15.99rem)';

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};

  & > p {
    margin: 0;
  }
`;

export const Page = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('winnerBoard.radius', 'radius.card')};
  background-color: ${vars.surface.raised};

  ${wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  grid-template-areas: 'picture name amount' 'picture game amount';
  align-items: center;
  column-gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s4};

  & + & {
    border-block-start: 1px solid ${vars.border.subtle};
  }
  ${narrow} {
    grid-template-columns: 3rem minmax(0, 1fr);
    grid-template-areas: 'picture amount' 'picture name' 'picture game';
  }
  ${wide} {
    grid-template-columns: 3rem minmax(0, 1fr);
    grid-template-areas: 'picture amount' 'picture name' 'picture game';
    & + & {
      border-block-start: 0;
      border-inline-start: 1px solid ${vars.border.subtle};
    }
  }
`;

export const Picture = styled.div`
  grid-area: picture;
  border-radius: ${vars.radius.control};
`;

export const Name = styled.span`
  grid-area: name;
  font-weight: ${vars.weight.label};
`;

export const Game = styled.span`
  grid-area: game;
  ${oneLine}
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;

export const Amount = styled.span`
  grid-area: amount;
  font-weight: ${vars.weight.heading};
  text-align: end;
  ${narrow} {
    overflow-wrap: anywhere;
    text-align: start;
  }
  ${wide} {
    font-size: ${vars.size.lg};
    text-align: start;
  }
`;
