import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../../styles/media.ts';
import { sideRow } from '../../styles/side-row.ts';

/** A row that scrolls on a phone, five to a row on a wide window. */
export const Lanes = styled.ul`
  ${sideRow('min(18rem, 82%)')}
  ${media.desktop} {
    grid-auto-flow: row;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${vars.space.s4};
  }
`;

export const Lane = styled.li`
  display: grid;
  align-content: start;
  gap: ${vars.space.s3};
  box-sizing: border-box;
  min-block-size: 8rem;
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};

  & > h3 {
    margin: 0;
    font-size: ${vars.size.md};
    font-weight: ${vars.weight.label};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 3rem));
    gap: ${vars.space.s2};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Without its name an icon needs no room for one. */
  & > ul > li > * {
    min-inline-size: 0;
  }
`;

/** What the lanes take while they are asked for. */
export const Room = styled.div`
  min-block-size: 8rem;
  ${media.desktop} {
    min-block-size: 17.25rem;
  }
`;
