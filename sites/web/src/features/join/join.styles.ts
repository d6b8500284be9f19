import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** A kind of pay: its name, and how it is reckoned. */
export const Pay = styled.div`
  display: grid;
  gap: ${vars.space.s2};

  & > h3,
  & > p {
    margin: 0;
  }
  & > h3 {
    font-size: ${vars.size.lg};
  }
`;
