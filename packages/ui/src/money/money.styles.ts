import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.bdi`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;

  &[data-tone='gain'] {
    color: ${vars.money.gain};
  }
  &[data-tone='loss'] {
    color: ${vars.money.loss};
  }
`;
