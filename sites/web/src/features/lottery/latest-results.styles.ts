import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../../styles/media.ts';

export const Results = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2} ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The name and the time of a draw, its numbers at the end of the line; many of them take a second line before the name is squeezed. */
export const Result = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(min(7rem, 40%), 1fr) auto;
  align-content: center;
  align-items: center;
  column-gap: ${vars.space.s3};
  box-sizing: border-box;
  min-block-size: 4.5rem;
  padding: ${vars.space.s2} ${vars.space.s3};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};

  /* The whole line is the way. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > a {
    overflow-wrap: anywhere;
  }
  & > time {
    grid-row: 2;
    color: ${vars.text.muted};
    font-size: ${vars.size.xs};
  }
  & > :nth-child(3) {
    grid-column: 2;
    grid-row: 1 / 3;
    justify-content: end;
  }
`;
