import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** A term before its value, as the bar's own. */
export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${vars.space.s2};

  & > :last-child {
    font-weight: ${vars.weight.label};
  }
`;
