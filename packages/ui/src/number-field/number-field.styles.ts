import { styled } from 'styled-components';
import { Input } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';

/** The frame is its edge, also while it cannot be pressed. */
export const Step = styled(IconButton)`
  &&:disabled {
    border-color: transparent;
  }
`;

/** Between its two buttons. */
export const Figures = styled(Input)`
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
