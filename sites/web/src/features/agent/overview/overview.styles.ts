import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Wide enough for an amount of a whole team in one line. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  gap: ${vars.space.s3};
`;
