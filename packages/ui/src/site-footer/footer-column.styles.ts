import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';

export const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};

  ${media.desktop} {
    &[data-wide] {
      grid-column: span 2;
    }
  }
`;

export const ColumnTitle = styled.h2`
  margin: 0;
  color: ${vars.text.body};
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};
  overflow-wrap: anywhere;
`;

export const List = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space.s1};
`;
