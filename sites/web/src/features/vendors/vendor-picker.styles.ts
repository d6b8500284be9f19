import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Search, tabs and vendors, one below the other. */
export const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;
