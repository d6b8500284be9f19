import { styled } from 'styled-components';
import { Input } from '../field/index.ts';

/** Between its two buttons. */
export const Figures = styled(Input)`
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
