import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../../../styles/media.ts';

export const List = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s1} ${vars.space.s4};
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};

  & > span:nth-child(2) {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
    text-align: end;
  }
  & > :last-child {
    justify-self: end;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 12rem 9rem 9rem;

    & > b {
      text-align: end;
    }
  }
`;
