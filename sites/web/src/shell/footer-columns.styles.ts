import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const VendorRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 3rem);
  gap: ${vars.space.s2};
  inline-size: 100%;

  /* Without its name an icon needs no room for one. */
  && > * {
    min-inline-size: 0;
  }
`;
